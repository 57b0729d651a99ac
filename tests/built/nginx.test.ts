import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {checkHost} from '../../src/plugins/hosting/checks';
import {testNegotiation} from '../support/negotiation';
import {findNginx, hasBrotli, startNginx} from '../support/nginx';
import {serveBuild} from '../support/webServer';

const nginx = findNginx();
if (!nginx)
  process.stderr.write('SKIPPED: nginx is not installed, so its configuration is not tested (CI=1 installs nginx).\n');

(nginx ? describe : describe.skip)('nginx with the generated configuration', () => {
  const client = serveBuild((root, port, folder) => {
    const policy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
    policy.redirects = [{from: '/prices', to: '/pricing'}];
    return startNginx(nginx ?? '', policy, root, port, join(folder, 'nginx'));
  });
  const send = client();

  test('passes all checks of a host', async () => {
    const faults = (await checkHost(send, 'http')).filter(
      ({name, fault}) => fault && (hasBrotli() || !/Brotli/.test(name)),
    );
    expect(faults).toEqual([]);
  });

  testNegotiation(client, () => client('HEAD'), hasBrotli());

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
