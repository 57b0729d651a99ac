import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {type Ask, checkHost} from '../../src/plugins/hosting/checks';
import {compressFolder} from '../../src/server/compress';
import {createClient} from '../../src/server/verifyHost';
import {freePort} from '../support/freePort';
import {answering, findNginx, hasBrotli, startNginx} from '../support/nginx';

const nginx = findNginx();
if (!nginx)
  process.stderr.write('SKIPPED: there is no nginx here, so its configuration is not tried (CI=1 installs one).\n');

(nginx ? describe : describe.skip)('nginx with the generated configuration', () => {
  let folder: string;
  let server: ChildProcess;
  let ask: Ask;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const root = join(folder, 'site');
    cpSync('build', root, {recursive: true});
    // Enough to see that what stands compressed is sent; all of it takes a while.
    compressFolder(root, (name) => /^(index|about|404)\.html$|^assets\/js\/(main|runtime)/.test(name));
    const port = freePort();
    const policy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
    policy.redirects = [{from: '/prices', to: '/pricing'}];
    server = startNginx(nginx ?? '', policy, root, port, join(folder, 'nginx'));
    ask = createClient(`http://localhost:${port}`);
    await answering(port);
  }, 60_000);

  afterAll(async () => {
    if (server.exitCode === null) await new Promise((done) => server.on('exit', done) && server.kill());
    rmSync(folder, {recursive: true});
  });

  test('it does all that is asked of a host', async () => {
    const faults = (await checkHost(ask, 'http')).filter(
      ({name, fault}) => fault && (hasBrotli() || !/brotli/.test(name)),
    );
    expect(faults).toEqual([]);
  }, 60_000);

  test('old addresses lead on, the query with them', async () => {
    for (const path of ['/prices', '/prices/']) {
      const {status, headers} = await ask(`${path}?a=b`);
      expect([status, headers.location]).toEqual([301, '/pricing?a=b']);
    }
  });

  test('a page that is for errors has no address of its own', async () => {
    for (const path of ['/404', '/404.html']) expect((await ask(path)).status).toBe(404);
  });

  test('what came over https by a proxy is answered for https', async () => {
    const {headers} = await ask('/', {'X-Forwarded-Proto': 'https'});
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await ask('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});
