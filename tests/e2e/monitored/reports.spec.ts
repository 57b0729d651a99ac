import {request as requestOf} from 'node:http';
import {createServer} from 'node:https';
import {expect, test} from '@playwright/test';
import {hostingPolicy} from '../../../src/plugins/hosting/policy';
import {allowedSources} from '../../../src/plugins/hosting/sources';
import {startLeadServer} from '../../../src/server/leads/server';
import {certificate} from '../../support/certificate';
import {freePort} from '../../support/freePort';
import {query, startPglite} from '../../support/postgres';

test.use({
  launchOptions: ({launchOptions}, use) => {
    // Otherwise, Chromium sends reports after a minute. The headless shell sends none.
    const flags = ['--short-reporting-delay', '--ignore-certificate-errors'];
    const executablePath = process.env.CHROMIUM_PATH || undefined;
    return use({...launchOptions, executablePath, args: [...(launchOptions.args ?? []), ...flags]});
  },
});

test('a browser reports what the policy blocks to the service, which counts it', async ({page}) => {
  const [port, httpsPort] = [freePort(), freePort()];
  const [siteUrl, apiHost] = [`https://localhost:${httpsPort}`, `https://127.0.0.1:${httpsPort}`];
  const pages = {scriptHashes: [], scripts: [], styles: [], integrity: false, trustedTypes: false};
  const policy = hostingPolicy(allowedSources({apiHost, monitoring: undefined, feedback: true}, pages, []), []);
  const html = `<title>A page</title>${'<script>blocked = false</script>'.repeat(40)}`;
  const database = await startPglite();
  const env = {SITE_FEEDBACK: 'on', API_HOST: apiHost, SITE_URL: siteUrl, LEADS_DATABASE_URL: database.url};
  const service = await startLeadServer({...env, PORT: String(port)});
  // Browsers send reports over TLS only.
  const server = createServer(certificate(), (request, response) => {
    const {url: path = '', method, headers} = request;
    if (!path.startsWith('/v1/')) {
      response.writeHead(200, {...policy.headers, 'Content-Type': 'text/html'}).end(html);
      return;
    }
    const proxied = requestOf({host: 'localhost', port, path, method, headers}, (answer) => {
      answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.headers));
    });
    request.pipe(proxied);
  });
  await new Promise<void>((done) => server.listen(httpsPort, '127.0.0.1', done));
  try {
    await page.goto(`${siteUrl}/docs/sso?token=secret`);
    await expect
      .poll(() => query(database.url, 'SELECT directive, blocked, path, count::int FROM site_reports'))
      .toEqual([{directive: 'script-src-elem', blocked: 'inline', path: '/docs/sso', count: 40}]);
  } finally {
    server.closeAllConnections();
    await Promise.all([new Promise((done) => server.close(done)), service.stop()]);
    await database.close();
  }
});
