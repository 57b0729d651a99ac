import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {answer} from '../../../src/server/answer';
import {type BuiltSite, siteFile} from '../../../src/server/builtSite';
import {randomFrom} from '../../support/random';
import {smallPolicy} from '../../support/smallPolicy';

const file = (address: string, content: string) => siteFile(address, () => Buffer.from(content));
const script = 'let a = 1;\n'.repeat(100);

const site: BuiltSite = {
  pages: new Map([
    ['/', file('/index.html', 'home')],
    ['/pricing', file('/pricing.html', 'pricing')],
    ['/blog/1', file('/blog/1.html', 'first post')],
  ]),
  files: new Map([
    ['/assets/js/main.0123abcd.js', file('/assets/js/main.0123abcd.js', script)],
    ['/fonts/geist.woff2', file('/fonts/geist.woff2', 'font')],
    ['/sitemap.xml', file('/sitemap.xml', '<urlset/>')],
    ['/pricing.md', file('/pricing.md', '# Pricing')],
    ['/pagefind/index/en_1.pf_index', file('/pagefind/index/en_1.pf_index', script)],
  ]),
  policy: smallPolicy,
  notFound: file('/404.html', 'leads home'),
};

const get = (target: string, headers = {}, method = 'GET') => answer({method, target, headers}, site);
const text = (target: string) => get(target).body?.toString();

test.each([
  ['/', 'home'],
  ['/pricing', 'pricing'],
  ['/pricing?from=mail', 'pricing'],
  ['/blog/1', 'first post'],
  ['/blog/%31', 'first post'],
])('%s is a page', (target, content) => {
  expect(get(target)).toMatchObject({
    status: 200,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'public, max-age=0, must-revalidate'},
  });
  expect(text(target)).toBe(content);
});

test.each([
  ['/pricing/', '/pricing'],
  ['/pricing.html', '/pricing'],
  ['/pricing/?a=1&b=%2F', '/pricing?a=1&b=%2F'],
  ['/blog/1.html?x', '/blog/1?x'],
  ['/index.html', '/'],
  ['/pricing/index.html', '/pricing'],
])('%s redirects for good to %s', (target, location) => {
  expect(get(target)).toMatchObject({status: 308, headers: {Location: location}});
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
])('%j is answered 404 with the page that leads home', (target) => {
  expect(get(target)).toMatchObject({
    status: 404,
    headers: {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'},
  });
  expect(text(target)).toBe('leads home');
});

test('whatever the address is made of, nothing but the site is answered, and a redirect stays on it', () => {
  const random = randomFrom(7);
  const pieces = [
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2e',
    '%2F',
    '%5c',
    '%252F',
    '%',
    '%FF',
    '%00',
    '%0d%0aSet-Cookie: a',
    '?',
    '#',
  ];
  const known = [
    'pricing',
    'prices',
    'blog',
    '1',
    'index',
    '.html',
    'assets',
    'fonts',
    'evil.example',
    'http:',
    '@',
    '__proto__',
  ];
  const all = [...pieces, ...known];
  const contents = new Set(
    [...site.pages.values(), ...site.files.values(), site.notFound].map((each) => each.bytes('identity')),
  );
  const redirects = new Set<string>();
  for (let count = 0; count < 20_000; count += 1) {
    const target = `/${Array.from({length: 1 + random() * 6}, () => all[Math.floor(random() * all.length)]).join('')}`;
    const {status, headers, body} = get(target);
    if (status === 301 || status === 308) redirects.add(new URL(headers.Location ?? '', 'http://site').origin);
    else expect(headers['Content-Type']?.startsWith('text/plain') || (body && contents.has(body))).toBe(true);
  }
  expect([...redirects]).toEqual(['http://site']);
});

test.each(['/assets/js/main.99999999.js', '/assets/', '/assets/css/%6eope.css'])(
  'the missing asset %s is never answered with a page',
  (target) => {
    expect(get(target)).toMatchObject({
      status: 404,
      headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store'},
    });
  },
);

test('what carries a hash is kept for a year, other files for an hour', () => {
  expect(get('/assets/js/main.0123abcd.js').headers['Cache-Control']).toBe('public, max-age=31536000, immutable');
  expect(get('/fonts/geist.woff2').headers['Cache-Control']).toBe('public, max-age=3600');
});

test.each(['/prices', '/pricing/'])('where %s leads is kept for an hour: it may lead elsewhere later', (target) => {
  expect(get(target).headers['Cache-Control']).toBe('public, max-age=3600');
});

test.each(['/', '/pricing/', '/nope', '/assets/nope.js', '/sitemap.xml'])(
  '%s carries the security headers',
  (target) => {
    expect(get(target).headers).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': expect.stringContaining("'sha256-one'"),
      'Permissions-Policy': expect.stringMatching(/camera=\(\), geolocation=\(\),.* microphone=\(\)/),
    });
  },
);

test('nothing is asked of https, which is not spoken here', () => {
  const {headers} = get('/');
  expect(headers).not.toHaveProperty('Strict-Transport-Security');
  expect(headers['Content-Security-Policy']).not.toContain('upgrade-insecure-requests');
});

describe('compression', () => {
  const target = '/assets/js/main.0123abcd.js';

  test('brotli before gzip, and the bytes are the same again', () => {
    const br = get(target, {'accept-encoding': 'gzip, deflate, br'});
    expect(br.headers).toMatchObject({'Content-Encoding': 'br', Vary: 'Accept-Encoding'});
    expect(br.headers['Content-Length']).toBe(String(br.body?.length));
    expect(brotliDecompressSync(br.body ?? '').toString()).toBe(script);
    const gzip = get(target, {'accept-encoding': 'gzip'});
    expect(gzip.headers['Content-Encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body ?? '').toString()).toBe(script);
  });

  test('none where none is accepted, and none for what is compressed already', () => {
    expect(get(target).headers).not.toHaveProperty('Content-Encoding');
    expect(get(target).headers.Vary).toBe('Accept-Encoding');
    expect(get('/fonts/geist.woff2', {'accept-encoding': 'br'}).headers).not.toHaveProperty('Content-Encoding');
  });
});

describe('revalidation', () => {
  test('what the browser has already is not sent again', () => {
    const {headers} = get('/pricing');
    for (const known of [headers.ETag, `W/${headers.ETag}`, `"other", ${headers.ETag}`, '*']) {
      const again = get('/pricing', {'if-none-match': known});
      expect(again).toMatchObject({status: 304, headers: {ETag: headers.ETag, Vary: 'Accept-Encoding'}});
      expect(again.body).toBeUndefined();
    }
    expect(get('/pricing', {'if-none-match': '"other"'}).status).toBe(200);
  });

  test('each encoding has a tag of its own', () => {
    expect(get('/pricing', {'accept-encoding': 'br'}).headers.ETag).not.toBe(get('/pricing').headers.ETag);
  });
});

test('HEAD answers as GET does, without a body', () => {
  for (const target of ['/pricing', '/nope', '/pricing/', '/assets/nope.js']) {
    const {body: _, ...expected} = get(target);
    expect(get(target, {}, 'HEAD')).toEqual(expected);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', ''])('%s is answered 405', (method) => {
  expect(get('/pricing', {}, method)).toMatchObject({status: 405, headers: {Allow: 'GET, HEAD'}});
});

test.each([
  ['/prices', '/pricing'],
  ['/prices/', '/pricing'],
  ['/prices?a=b', '/pricing?a=b'],
])('%s, an old address, leads on to %s for good', (target, location) => {
  const {status, headers} = answer({method: 'GET', target, headers: {}}, site);
  expect([status, headers.Location]).toEqual([301, location]);
});

test('a page’s Markdown is kept out of search engines, which list the page', () => {
  expect(get('/pricing.md').headers).toMatchObject({
    'Content-Type': 'text/markdown; charset=utf-8',
    'X-Robots-Tag': 'noindex',
  });
  expect(get('/pricing').headers).not.toHaveProperty('X-Robots-Tag');
});

test('the search index is compressed', () => {
  const {headers} = get('/pagefind/index/en_1.pf_index', {'accept-encoding': 'br'});
  expect(headers['Content-Encoding']).toBe('br');
});
