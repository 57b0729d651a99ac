import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {loadBuild} from '../../../src/server/builtSite';
import {siteHandler} from '../../../src/server/siteHandler';
import {createClient} from '../../../src/server/verifyHost';
import {acceptHeaders} from '../../support/acceptHeaders';
import {type Listening, listen} from '../../support/listen';
import {randomFrom} from '../../support/random';
import {writeSite} from '../../support/writeSite';

const script = 'let a = 1;\n'.repeat(100);
const contents = {
  'index.html': 'home',
  'pricing.html': 'pricing',
  'blog/1.html': 'first post',
  '404.html': 'links home',
  'assets/js/main.0123abcd.js': script,
  'fonts/geist.woff2': 'font',
  'sitemap.xml': '<urlset/>',
  '.well-known/security.txt': 'Contact: us',
  'pricing.md': '# Pricing',
  'index.md': '# Home',
  '404.md': '# Page not found',
  'pagefind/index/en_1.pf_index': script,
  'img/100%.svg': '<svg/>',
};
const folder = mkdtempSync(join(tmpdir(), 'handler-'));
let server: Listening;

beforeAll(async () => {
  writeSite(folder, contents);
  const site = loadBuild(folder);
  server = await listen(siteHandler(() => site));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, {recursive: true});
});

const get = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  createClient(server.origin, method)(target, headers);

test.each([
  ['/', 'home'],
  ['/pricing', 'pricing'],
  ['/pricing?from=mail', 'pricing'],
  ['/blog/1', 'first post'],
  ['/blog/%31', 'first post'],
])('%s serves a page', async (target, content) => {
  const {status, headers, body} = await get(target);
  expect([status, String(body)]).toEqual([200, content]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, max-age=0, must-revalidate',
  });
});

describe.each(acceptHeaders)('%s: %s', (_, Accept, isMarkdown) => {
  const type = `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`;

  test(`gets pages in ${isMarkdown ? 'Markdown' : 'HTML'}`, async () => {
    for (const [path, html, markdown] of [
      ['/', 'home', '# Home'],
      ['/pricing', 'pricing', '# Pricing'],
    ] as const) {
      const {status, headers, body} = await get(path, {Accept});
      expect([status, String(body), headers['content-type']]).toEqual([200, isMarkdown ? markdown : html, type]);
      expect(headers.vary).toContain('Accept,');
      expect(headers.link).toContain('</llms.txt>; rel="llms-txt"');
      expect(headers['x-robots-tag']).toBe(isMarkdown ? 'noindex' : undefined);
    }
  });

  test(`gets the 404 in ${isMarkdown ? 'Markdown' : 'HTML'}`, async () => {
    const {status, headers, body} = await get('/nope', {Accept});
    expect([status, String(body), headers['content-type']]).toEqual([
      404,
      isMarkdown ? '# Page not found' : 'links home',
      type,
    ]);
    expect(headers).toMatchObject({'cache-control': 'no-store', vary: expect.stringContaining('Accept,')});
  });
});

test('clients that prefer Markdown get files, pages without a Markdown version, and missing assets as others do', async () => {
  const Accept = 'text/markdown';
  expect(String((await get('/blog/1', {Accept})).body)).toBe('first post');
  expect((await get('/sitemap.xml', {Accept})).headers['content-type']).toContain('xml');
  expect((await get('/assets/js/nope.js', {Accept})).headers['content-type']).toContain('text/plain');
  expect((await get('/404.md')).status).toBe(404);
});

test('a page has a Link header to its Markdown version and to llms.txt, its Markdown version one to llms.txt', async () => {
  expect((await get('/pricing')).headers.link).toBe(
    '</pricing.md>; rel="alternate"; type="text/markdown", ' +
      '</llms.txt>; rel="describedby"; type="text/plain", </llms.txt>; rel="llms-txt"',
  );
  expect((await get('/')).headers.link).toContain('</index.md>; rel="alternate"');
  expect((await get('/pricing.md')).headers.link).not.toContain('alternate');
  expect((await get('/sitemap.xml')).headers.link).toBeUndefined();
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/?a=1&b=%2F', '/pricing?a=1&b=%2F'],
  ['/blog/1.html?x', '/blog/1?x'],
  ['/index.html', '/'],
  ['/pricing/index.html', '/pricing'],
])('%s redirects permanently to %s', async (target, location) => {
  expect(await get(target)).toMatchObject({status: 308, headers: {location}});
});

test.each([
  '/nope',
  '/nope/',
  '/nope.html',
  '/404',
  '/404.html',
  '/%FF',
  '/%E0%A4%A',
  '/%',
  '/../package.json',
  '/..%2f..%2fpackage.json',
  '/%2e%2e/package.json',
  '/.\\..\\package.json',
  '/%252e%252e%252fpackage.json',
  '/..%5c..%5cpackage.json',
  '/fonts/..%2f..%2fpackage.json',
  '/%c0%ae%c0%ae/package.json',
  '/file:///etc/passwd',
  '/__proto__',
  '/%00',
  '/%2F%2Fevil.example',
  '/\\evil.example',
  '/pricing%00.html',
  '//evil.example/',
  '/fonts',
  '/fonts/',
  'http://evil.example/pricing',
])('%j gets 404 with the not-found page', async (target) => {
  const {status, headers, body} = await get(target);
  expect([status, String(body)]).toEqual([404, 'links home']);
  expect(headers).toMatchObject({'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'});
});

test('random URLs serve only files of the site, and redirect only within it', async () => {
  const random = randomFrom(7);
  const pieces = ['/', '//', '\\', '..', '.', '%2e', '%2F', '%5c', '%252F', '%', '%FF', '%00', '%0d%0aSet-Cookie:a'];
  const delimiters = ['?', '#', '@', 'http:', '__proto__', 'evil.example'];
  const known = ['pricing', 'prices', 'blog', '1', 'index', '.html', 'assets', 'fonts'];
  const all = [...pieces, ...delimiters, ...known];
  const siteTexts = new Set<string>(Object.values(contents));
  const redirects = new Set<string>();
  for (let count = 0; count < 1000; count += 1) {
    const target = `/${Array.from({length: 1 + random() * 6}, () => all[Math.floor(random() * all.length)]).join('')}`;
    const {status, headers, body} = await get(target);
    if (status === 301 || status === 308) redirects.add(new URL(headers.location ?? '', 'http://site').origin);
    else expect(headers['content-type']?.startsWith('text/plain') || siteTexts.has(String(body))).toBe(true);
  }
  expect([...redirects]).toEqual(['http://site']);
});

test.each(['/assets/js/main.99999999.js', '/assets/', '/assets/css/%6eope.css', '/assets/%FF'])(
  'the missing asset %s gets 404 as text, not as a page',
  async (target) => {
    expect(await get(target)).toMatchObject({
      status: 404,
      headers: {'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store'},
    });
  },
);

test.each([
  ['/assets/js/main.0123abcd.js', 'public, max-age=31536000, immutable'],
  ['/fonts/geist.woff2', 'public, max-age=3600'],
  ['/prices', 'public, max-age=3600'],
  ['/pricing/', 'public, max-age=3600'],
])('%s has Cache-Control: %s', async (target, caching) => {
  expect((await get(target)).headers['cache-control']).toBe(caching);
});

test.each(['/', '/pricing/', '/nope', '/assets/nope.js', '/sitemap.xml'])(
  '%s has the security headers',
  async (target) => {
    expect((await get(target)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'cross-origin',
      'content-security-policy': expect.stringContaining("'sha256-one'"),
      'permissions-policy': expect.stringMatching(/camera=\(\), geolocation=\(\),.* microphone=\(\)/),
    });
  },
);

test('HTTPS-only headers are not sent over HTTP', async () => {
  const {headers} = await get('/');
  expect(headers).not.toHaveProperty('strict-transport-security');
  expect(headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});

describe('compression', () => {
  const target = '/assets/js/main.0123abcd.js';

  test('prefers brotli to gzip, and decompresses to the same bytes', async () => {
    const br = await get(target, {'Accept-Encoding': 'gzip, deflate, br'});
    expect(br.headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    expect(brotliDecompressSync(br.body).toString()).toBe(script);
    const gzip = await get(target, {'Accept-Encoding': 'gzip'});
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(script);
  });

  test('is not used if not accepted, nor for compressed formats', async () => {
    const {headers} = await get(target);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers).toMatchObject({vary: 'Accept-Encoding', 'content-length': String(script.length)});
    const font = await get('/fonts/geist.woff2', {'Accept-Encoding': 'br'});
    expect(font.headers).not.toHaveProperty('content-encoding');
  });

  test('is used for the search index', async () => {
    const {headers} = await get('/pagefind/index/en_1.pf_index', {'Accept-Encoding': 'br'});
    expect(headers['content-encoding']).toBe('br');
  });
});

describe('revalidation', () => {
  test('an unchanged page gets 304', async () => {
    const {headers} = await get('/pricing');
    const {etag = ''} = headers;
    for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`, '*']) {
      const revalidated = await get('/pricing', {'If-None-Match': known});
      expect(revalidated).toMatchObject({status: 304, headers: {etag, vary: 'Accept, Accept-Encoding'}});
      expect(revalidated.body).toHaveLength(0);
    }
    expect((await get('/pricing', {'If-None-Match': '"other"'})).status).toBe(200);
    expect((await get('/pricing', {'If-Modified-Since': headers['last-modified'] ?? ''})).status).toBe(304);
  });

  test('a missing page always gets 404', async () => {
    expect(await get('/nope', {'If-None-Match': '*'})).toMatchObject({status: 404});
  });
});

test('a range of a file is sent uncompressed, and a missing page as a whole', async () => {
  const range = {Range: 'bytes=0-2', 'Accept-Encoding': 'br'};
  const part = await get('/assets/js/main.0123abcd.js', range);
  expect([part.status, String(part.body)]).toEqual([206, 'let']);
  expect(part.headers).not.toHaveProperty('content-encoding');
  const missing = await get('/nope', {Range: 'bytes=0-2'});
  expect([missing.status, String(missing.body)]).toEqual([404, 'links home']);
});

test('HEAD gets the response of GET without the body', async () => {
  for (const target of ['/pricing', '/nope', '/pricing/', '/assets/nope.js']) {
    const [{body: _, ...expected}, {body, ...found}] = [await get(target), await get(target, {}, 'HEAD')];
    delete (expected.headers as {date?: string}).date;
    expect(found).toMatchObject(expected);
    expect(body).toHaveLength(0);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s gets 405', async (method) => {
  expect(await get('/pricing', {}, method)).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}});
});

test.each([
  ['/prices', '/pricing'],
  ['/prices/', '/pricing'],
  ['/prices?a=b', '/pricing?a=b'],
  ['/start?a=b', '/docs?a=b#begin'],
])('the moved URL %s redirects permanently to %s', async (target, location) => {
  expect(await get(target)).toMatchObject({status: 301, headers: {location}});
});

test('the Markdown version of a page has noindex, the page does not', async () => {
  expect((await get('/pricing.md')).headers).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': 'noindex',
  });
  expect((await get('/pricing')).headers).not.toHaveProperty('x-robots-tag');
});

test.each([
  ['/.well-known/security.txt', 'Contact: us'],
  ['/img/100%25.svg', '<svg/>'],
])('%s serves a file', async (target, content) => {
  const {status, body} = await get(target);
  expect([status, String(body)]).toEqual([200, content]);
});

test('a file that was deleted after the build was loaded gets 404', async () => {
  writeSite(folder, {'img/gone.png': 'gone'});
  const site = loadBuild(folder);
  rmSync(join(folder, 'img/gone.png'));
  const late = await listen(siteHandler(() => site));
  const {status, headers, body} = await createClient(late.origin)('/img/gone.png');
  await late.close();
  expect([status, headers['cache-control'], String(body)]).toEqual([404, 'no-store', 'Not Found\n']);
});
