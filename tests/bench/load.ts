import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compressFolder} from '../../src/server/compress';
import {htmlOf, scriptsOf} from '../support/build';
import {freePort} from '../support/freePort';
import {answering, findNginx, startNginx} from '../support/nginx';

/** Both are loaded in turn, so that what else the machine does meets both: the median of so many rounds counts. */
const rounds = 5;
const seconds = 4;

/** A row of the table: requests per second, the slowest but one in a hundred in milliseconds, and what went wrong. */
type Loaded = {'per second': number; 'p99 ms': number; errors: number};
type Row = Loaded & {bare: number; 'bare p99 ms': number; ratio: number};

/**
 * How nginx with the generated configuration stands load, beside one that serves a single file of the same size from
 * an otherwise empty configuration. Needs nginx and wrk, both from Debian's packages.
 */
export async function measureLoad(): Promise<Record<string, Row>> {
  const nginx = findNginx();
  if (!nginx || spawnSync('wrk', ['-v']).error) {
    throw new Error('Load is measured with nginx and wrk: apt-get install nginx libnginx-mod-http-brotli-static wrk');
  }
  const folder = mkdtempSync(join(tmpdir(), 'load-'));
  const servers: ChildProcess[] = [];
  try {
    const root = join(folder, 'site');
    cpSync('build', root, {recursive: true});
    compressFolder(root, (name) => /^(index|404)\.html$|^assets\/js\/main/.test(name));
    const policy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
    const [port, barePort] = [freePort(), freePort()];
    servers.push(startNginx(nginx, policy, root, port, join(folder, 'nginx')));
    servers.push(startBareNginx(nginx, barePort, folder));
    await Promise.all([port, barePort].map(answering));
    const script = scriptsOf(htmlOf('/')).at(-1) ?? '';
    const rows: Record<string, Row> = {};
    for (const [name, path, file] of [
      ['home', '/', 'index.html'],
      ['a hashed asset', script, script],
      ['an unknown path', '/no-such-page', '404.html'],
    ] as const) {
      writeFileSync(join(folder, 'one-file'), readFileSync(join(root, `${file}.br`)));
      for (const connections of [64, 512]) {
        const sites: Loaded[] = [];
        const bares: Loaded[] = [];
        for (let round = 0; round < rounds; round += 1) {
          sites.push(load(`http://127.0.0.1:${port}${path}`, connections, name === 'an unknown path' ? 404 : 200));
          bares.push(load(`http://127.0.0.1:${barePort}/one-file`, connections, 200));
        }
        const [site, bare] = [median(sites), median(bares)];
        rows[`${name}, ${statSync(join(folder, 'one-file')).size} bytes, ${connections} connections`] = {
          ...site,
          errors: sites.reduce((sum, {errors}) => sum + errors, 0),
          bare: bare['per second'],
          'bare p99 ms': bare['p99 ms'],
          ratio: Math.round((site['per second'] / bare['per second']) * 100) / 100,
        };
      }
    }
    return rows;
  } finally {
    for (const server of servers) server.kill();
    rmSync(folder, {recursive: true});
  }
}

function startBareNginx(nginx: string, port: number, root: string): ChildProcess {
  const conf = join(root, 'bare.conf');
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  writeFileSync(
    conf,
    `${user} daemon off; pid ${root}/bare.pid; events { worker_connections 4096; }\n` +
      `http { access_log off; server { listen ${port}; root ${root}; } }\n`,
  );
  return spawn(nginx, ['-p', root, '-c', conf, '-e', 'stderr'], {stdio: ['ignore', 'ignore', 'inherit']});
}

/** Reports of wrk: it counts as errors what is not answered, and what is answered otherwise than with 2xx or 3xx. */
function load(url: string, connections: number, status: number): Loaded {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  const report = execFileSync('wrk', args, {encoding: 'utf8'});
  const number = (pattern: RegExp) => Number(report.match(pattern)?.[1] ?? 0);
  const [, p99 = '0', unit = 'ms'] = report.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  const lost = ['connect', 'read', 'write', 'timeout'].map((kind) => number(new RegExp(`${kind} (\\d+)`)));
  const answers = number(/(\d+) requests in/);
  const refused = number(/Non-2xx or 3xx responses: (\d+)/);
  return {
    'per second': Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    'p99 ms': Math.round(Number(p99) * ({us: 0.001, ms: 1, s: 1000}[unit] ?? 1) * 10) / 10,
    errors: lost.reduce((sum, count) => sum + count, 0) + (status === 404 ? answers - refused : refused),
  };
}

function median(all: readonly Loaded[]): Loaded {
  const sorted = [...all].sort((one, other) => one['per second'] - other['per second']);
  return sorted[Math.floor(sorted.length / 2)] as Loaded;
}
