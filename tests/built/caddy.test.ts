import type {ChildProcess} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {checkHost, type SendRequest} from '../../src/plugins/hosting/checks';
import {compressFolder} from '../../src/server/compress';
import {createClient} from '../../src/server/verifyHost';
import {findCaddy, startCaddy} from '../support/caddy';
import {freePort} from '../support/freePort';
import {testNegotiation} from '../support/negotiation';
import {waitForPort} from '../support/nginx';

const caddy = findCaddy();
if (!caddy)
  process.stderr.write('SKIPPED: Caddy is not installed, so its configuration is not tested (CI=1 installs Caddy).\n');

(caddy ? describe : describe.skip)('Caddy with the generated configuration', () => {
  let folder: string;
  let server: ChildProcess;
  let origin: string;
  let send: SendRequest;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'caddy-'));
    const root = join(folder, 'site');
    cpSync('build', root, {recursive: true});
    compressFolder(root, (name) => /^(index|about|pricing|404)\.(html|md)$|^assets\/js\/(main|runtime)/.test(name));
    const port = freePort();
    origin = `http://localhost:${port}`;
    server = startCaddy(caddy ?? '', 'build/.hosts/Caddyfile', root, port, folder);
    send = createClient(origin);
    await waitForPort(port);
  });

  afterAll(async () => {
    if (server.exitCode === null) await new Promise((done) => server.on('exit', done) && server.kill());
    rmSync(folder, {recursive: true});
  });

  test('passes all checks of a host but one: a malformed URL gets 400', async () => {
    const faults = (await checkHost(send, 'http')).filter(({fault}) => fault);
    expect(faults).toEqual([{name: expect.stringContaining('/%E0%A4%A returns 404'), fault: 'status is 400'}]);
  });

  testNegotiation(
    () => send,
    () => createClient(origin, 'HEAD'),
  );
});
