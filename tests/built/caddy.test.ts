import {checkHost} from '../../src/plugins/hosting/checks';
import {findCaddy, startCaddy} from '../support/caddy';
import {testNegotiation} from '../support/negotiation';
import {serveBuild} from '../support/webServer';

const caddy = findCaddy();
if (!caddy)
  process.stderr.write('SKIPPED: Caddy is not installed, so its configuration is not tested (CI=1 installs Caddy).\n');

(caddy ? describe : describe.skip)('Caddy with the generated configuration', () => {
  const client = serveBuild((root, port, folder) =>
    startCaddy(caddy ?? '', 'build/.hosts/Caddyfile', root, port, folder),
  );

  test('passes all checks of a host but one: a malformed URL gets 400', async () => {
    const faults = (await checkHost(client(), 'http')).filter(({fault}) => fault);
    expect(faults).toEqual([{name: expect.stringContaining('/%E0%A4%A returns 404'), fault: 'status is 400'}]);
  });

  testNegotiation(client, () => client('HEAD'));
});
