import type {HostAnswer} from '../../src/plugins/hosting/answers';
import {checkHost, type SendRequest} from '../../src/plugins/hosting/checks';
import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {createClient, formatCheck} from '../../src/server/verifyHost';
import {type Listening, listen} from '../support/listen';

const site = loadBuild('build');
let server: Listening;
let send: SendRequest;
beforeAll(async () => {
  server = await listen(siteHandler(() => site));
  send = createClient(server.origin);
});
afterAll(() => server.close());

/** A sitemap with one page, which is enough to detect a fault; the first test uses the full sitemap. */
const shortSitemap = Buffer.from('<urlset><url><loc>https://ovamai.example/about</loc></url></urlset>');

const sendWithShortSitemap: SendRequest = async (path, headers) => {
  const found = await send(path, headers);
  return path === '/sitemap.xml' ? {...found, body: shortSitemap} : found;
};

type Change = (answer: HostAnswer, path: string) => Partial<HostAnswer>;

/** Returns the faults of a host whose responses are changed. */
async function faults(change: Change): Promise<string[]> {
  const changed: SendRequest = async (path, headers) => {
    const found = await sendWithShortSitemap(path, headers);
    return {...found, ...change(found, path)};
  };
  return (await checkHost(changed, 'http')).filter(({fault}) => fault).map(({name, fault}) => `${name}: ${fault}`);
}

/** Changes a header of all answers, or of one path; `undefined` removes it. */
const withHeader =
  (name: string, value: string | undefined, of?: string): Change =>
  ({headers}, path) =>
    of === undefined || path === of ? {headers: {...headers, [name]: value}} : {};

test('npm run serve passes all checks of a host', async () => {
  expect((await checkHost(send, 'http')).filter(({fault}) => fault)).toEqual([]);
});

test.each<[string, Change, RegExp]>([
  [
    'status 200 for unknown pages',
    ({status}) => (status === 404 ? {status: 200} : {}),
    /no-such-page returns 404.*200/,
  ],
  ['a missing Content-Security-Policy', withHeader('content-security-policy', undefined), /script that is not allowed/],
  [
    'an unsafe Content-Security-Policy',
    withHeader('content-security-policy', "default-src 'none'; script-src 'unsafe-inline'"),
    /strict: script-src allows 'unsafe-inline'/,
  ],
  [
    'reports without an endpoint',
    ({headers}) => ({
      headers: {...headers, 'content-security-policy': `${headers['content-security-policy']}; report-to csp`},
    }),
    /reports to an endpoint.*no https URL for csp/,
  ],
  ['caching pages for a year', withHeader('cache-control', 'max-age=31536000', '/about'), /at most an hour/],
  ['not caching assets', withHeader('cache-control', undefined), /cached permanently/],
  ['no compression', withHeader('content-encoding', undefined), /Brotli.*missing/],
  ['Markdown without noindex', withHeader('x-robots-tag', undefined), /X-Robots-Tag/],
  [
    'no redirect from a trailing slash',
    ({status}) => (status === 308 ? {status: 200} : {}),
    /about\/ redirects permanently to \/about/,
  ],
  ['no Link header', withHeader('link', undefined), /Link header to \/llms\.txt: Link is missing/],
  [
    'Markdown without Vary',
    withHeader('vary', 'Accept-Encoding'),
    /Markdown for clients that prefer it: Vary does not contain Accept/,
  ],
  [
    'HTML without Vary that caches may reuse',
    ({headers}, path) =>
      path === '/about' && headers['content-type']?.includes('html')
        ? {headers: {...headers, vary: 'Accept-Encoding', 'cache-control': 'public, max-age=600'}}
        : {},
    /about is HTML for browsers: Vary does not contain Accept/,
  ],
  [
    'Markdown for all clients',
    withHeader('content-type', 'text/markdown', '/about'),
    /about is HTML for browsers: Content-Type is text\/markdown/,
  ],
  [
    'changing scripts',
    ({body, headers}) =>
      headers['content-type']?.includes('javascript') ? {body: Buffer.from(body.toString().replaceAll(';', ' ;'))} : {},
    /hashes in its HTML: \/assets\/js\/.* is another file/,
  ],
  ['serving files for hosts', (_, path) => (path === '/_headers' ? {status: 200} : {}), /_headers is not served/],
  [
    'HTML for missing assets',
    ({headers}, path) =>
      path.startsWith('/assets/js/no-such') ? {headers: {...headers, 'content-type': 'text/html'}} : {},
    /missing asset.*: it is HTML/,
  ],
])('%s is a fault', async (_, change, expected) => {
  expect((await faults(change)).join('\n')).toMatch(expected);
});

test('a host that does not negotiate is no fault, and the checks say so', async () => {
  const onlyHtml: SendRequest = (path, {Accept: _, ...headers} = {}) => sendWithShortSitemap(path, headers);
  const checks = await checkHost(onlyHtml, 'http');
  expect(checks.filter(({fault}) => fault)).toEqual([]);
  expect(checks.filter(({unsupported}) => unsupported).map(formatCheck)).toContain(
    '-      a missing page is a 404 in Markdown that names /llms.txt: not on this host',
  );
});

test('HTML without Vary is no fault on hosts that let caches revalidate it', async () => {
  const isHtml = ({headers}: HostAnswer) => headers['content-type']?.includes('html');
  expect(
    await faults((found) => (isHtml(found) ? {headers: {...found.headers, vary: 'Accept-Encoding'}} : {})),
  ).toEqual([]);
});

test('HTTPS requires HSTS and upgrade-insecure-requests', async () => {
  const names = (await checkHost(sendWithShortSitemap, 'https')).filter(({fault}) => fault).map(({name}) => name);
  expect(names).toContain('the home page has Strict-Transport-Security');
  expect(names).toContain('pages upgrade plain HTTP requests to HTTPS');
});

test('another site is an error before any check', async () => {
  const other: SendRequest = async () => ({status: 200, headers: {}, body: Buffer.from('<h1>It works!</h1>')});
  await expect(checkHost(other, 'http')).rejects.toThrow('is not this site');
});
