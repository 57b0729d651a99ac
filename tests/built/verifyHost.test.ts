import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';

import type {HostAnswer} from '../../src/plugins/hosting/answers';
import {type Ask, checkHost} from '../../src/plugins/hosting/checks';

import {loadBuild} from '../../src/server/builtSite';
import {siteHandler} from '../../src/server/siteHandler';
import {createClient} from '../../src/server/verifyHost';

const site = loadBuild('build');
let server: Server;
let ask: Ask;

beforeAll(async () => {
  server = createServer(siteHandler(() => site));
  await new Promise<void>((done) => server.listen(0, 'localhost', done));
  ask = createClient(`http://localhost:${(server.address() as AddressInfo).port}`);
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

/** One page is enough to see a fault; the list of all is for the test of the host itself. */
const shortList = Buffer.from('<urlset><url><loc>https://ovamai.example/about</loc></url></urlset>');

const withShortList: Ask = async (path, headers) => {
  const found = await ask(path, headers);
  return path === '/sitemap.xml' ? {...found, body: shortList} : found;
};

/** What is at fault at a host whose answers differ from ours by this. */
async function faults(change: (answer: HostAnswer, path: string) => Partial<HostAnswer>): Promise<string[]> {
  const changed: Ask = async (path, headers) => {
    const found = await withShortList(path, headers);
    return {...found, ...change(found, path)};
  };
  return (await checkHost(changed, 'http')).filter(({fault}) => fault).map(({name, fault}) => `${name}: ${fault}`);
}

const without = ({headers}: HostAnswer, name: string) => ({headers: {...headers, [name]: undefined}});

test('npm run serve does all that is asked of a host', async () => {
  expect((await checkHost(ask, 'http')).filter(({fault}) => fault)).toEqual([]);
}, 60_000);

test.each<[string, (answer: HostAnswer, path: string) => Partial<HostAnswer>, RegExp]>([
  [
    'unknown pages answered 200',
    ({status}) => (status === 404 ? {status: 200} : {}),
    /no-such-page is answered 404.*200/,
  ],
  ['no Content-Security-Policy', (found) => without(found, 'content-security-policy'), /script that is not allowed/],
  [
    'a loose Content-Security-Policy',
    ({headers}) => ({
      headers: {
        ...headers,
        'content-security-policy': `${headers['content-security-policy']}`.replace(
          'script-src',
          "script-src 'unsafe-inline'",
        ),
      },
    }),
    /strict: script-src allows 'unsafe-inline'/,
  ],
  [
    'pages kept for a year',
    ({headers}, path) => (path === '/about' ? {headers: {...headers, 'cache-control': 'max-age=31536000'}} : {}),
    /an hour at most/,
  ],
  ['assets not kept', (found) => without(found, 'cache-control'), /kept for good/],
  ['nothing compressed', (found) => without(found, 'content-encoding'), /brotli.*nothing/],
  ['Markdown listed', (found) => without(found, 'x-robots-tag'), /noindex/],
  ['slashes kept', ({status}) => (status === 308 ? {status: 200} : {}), /about\/ leads on to \/about for good/],
  ['files for hosts answered', (_, path) => (path === '/_headers' ? {status: 200} : {}), /_headers is for hosts only/],
  [
    'pages for missing assets',
    ({headers}, path) =>
      path.startsWith('/assets/js/no-such') ? {headers: {...headers, 'content-type': 'text/html'}} : {},
    /missing asset.*HTML/,
  ],
])('%s is a fault', async (_, change, expected) => {
  expect((await faults(change)).join('\n')).toMatch(expected);
});

test('over https more is asked', async () => {
  const names = (await checkHost(withShortList, 'https')).filter(({fault}) => fault).map(({name}) => name);
  expect(names).toContain('the home page carries Strict-Transport-Security');
  expect(names).toContain('pages ask for nothing over plain http');
});

test('another site is told apart at once', async () => {
  const other: Ask = async () => ({status: 200, headers: {}, body: Buffer.from('<h1>It works!</h1>')});
  await expect(checkHost(other, 'http')).rejects.toThrow('does not look like this site');
});
