import {type ChildProcess, execFileSync, spawn, spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {compressFolder} from '../../src/server/compress';
import {htmlOf, scriptsOf} from '../support/build';
import {freePort} from '../support/freePort';
import {findNginx, startNginx, waitForPort} from '../support/nginx';
import {medians} from './medians';

/** Both servers are measured alternately, so that other load affects both equally. The result is the median. */
const rounds = 5;
const durationSeconds = 4;

/** One run of wrk: throughput, 99th percentile latency and number of errors. */
type Loaded = {'per second': number; 'p99 ms': number; errors: number};
type Row = Loaded & {bare: number; 'bare p99 ms': number; ratio: number};

/**
 * Measures the throughput of nginx with the generated configuration, and of nginx with a minimal one that serves a file
 * of the same size. Needs nginx and wrk from Debian's packages.
 */
export async function measureLoad(): Promise<Record<string, Row>> {
  const nginx = findNginx();
  if (!nginx || spawnSync('wrk', ['-v']).error) {
    throw new Error('nginx or wrk is missing. Run apt-get install nginx libnginx-mod-http-brotli-static wrk');
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
    await Promise.all([port, barePort].map(waitForPort));
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
        const [site, bare] = [medians(sites), medians(bares)];
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

/** Runs wrk. Errors are failed requests and responses with another status; wrk counts a 404 as an error. */
function load(url: string, connections: number, status: number): Loaded {
  const args = ['-t1', `-c${connections}`, `-d${durationSeconds}s`, '--latency', '-H', 'Accept-Encoding: br', url];
  const report = execFileSync('wrk', args, {encoding: 'utf8'});
  const number = (pattern: RegExp) => Number(report.match(pattern)?.[1] ?? 0);
  const [, p99 = '0', unit = 'ms'] = report.match(/99%\s+([\d.]+)(us|ms|s)/) ?? [];
  const failed = ['connect', 'read', 'write', 'timeout'].map((kind) => number(new RegExp(`${kind} (\\d+)`)));
  const responses = number(/(\d+) requests in/);
  const unsuccessful = number(/Non-2xx or 3xx responses: (\d+)/);
  return {
    'per second': Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    'p99 ms': Math.round(Number(p99) * ({us: 0.001, ms: 1, s: 1000}[unit] ?? 1) * 10) / 10,
    errors: failed.reduce((sum, count) => sum + count, 0) + (status === 404 ? responses - unsuccessful : unsuccessful),
  };
}
