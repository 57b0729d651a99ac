import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkHost, type SendRequest} from '../../src/plugins/hosting/checks';
import {compressFolder} from '../../src/server/compress';
import {createClient} from '../../src/server/verifyHost';
import {freePort} from '../support/freePort';
import {testNegotiation} from '../support/negotiation';
import {findNginx, hasBrotli, startNginx, waitForPort} from '../support/nginx';

const nginx = findNginx();
if (!nginx)
  process.stderr.write('SKIPPED: nginx is not installed, so its configuration is not tested (CI=1 installs nginx).\n');

(nginx ? describe : describe.skip)('nginx with the generated configuration', () => {
  let folder: string;
  let server: ChildProcess;
  let origin: string;
  let send: SendRequest;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'nginx-'));
    const root = join(folder, 'site');
    cpSync('build', root, {recursive: true});
    // Some files are enough to test that compressed files are sent; compressing all is slow.
    compressFolder(root, (name) => /^(index|about|pricing|404)\.(html|md)$|^assets\/js\/(main|runtime)/.test(name));
    const port = freePort();
    const policy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
    policy.redirects = [{from: '/prices', to: '/pricing'}];
    server = startNginx(nginx ?? '', policy, root, port, join(folder, 'nginx'));
    origin = `http://localhost:${port}`;
    send = createClient(origin);
    await waitForPort(port);
  });

  afterAll(async () => {
    if (server.exitCode === null) await new Promise((done) => server.on('exit', done) && server.kill());
    rmSync(folder, {recursive: true});
  });

  test('passes all checks of a host', async () => {
    const faults = (await checkHost(send, 'http')).filter(
      ({name, fault}) => fault && (hasBrotli() || !/Brotli/.test(name)),
    );
    expect(faults).toEqual([]);
  });

  testNegotiation(
    () => send,
    () => createClient(origin, 'HEAD'),
    hasBrotli(),
  );

  test('redirects old URLs with their query', async () => {
    for (const path of ['/prices', '/prices/']) {
      const {status, headers} = await send(`${path}?a=b`);
      expect([status, headers.location]).toEqual([301, '/pricing?a=b']);
    }
  });

  test('the URLs of the 404 page return 404', async () => {
    for (const path of ['/404', '/404.html']) expect((await send(path)).status).toBe(404);
  });

  test('an HTTPS request through a proxy gets the headers for HTTPS', async () => {
    const {headers} = await send('/', {'X-Forwarded-Proto': 'https'});
    expect(headers['strict-transport-security']).toContain('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    expect((await send('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});
