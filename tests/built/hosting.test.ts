import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {readDirectives} from '../../src/plugins/hosting/contentSecurityPolicy';
import type {HostingPolicy} from '../../src/plugins/hosting/policy';
import {redirects} from '../../src/site/redirects';
import {acceptHeaders} from '../support/acceptHeaders';
import {assetBytes, captured, pathsFromSitemap, urlsEndingWith} from '../support/build';

const policy: HostingPolicy = JSON.parse(readFileSync('build/.hosts/policy.json', 'utf8'));
const csp = policy.headers['Content-Security-Policy'] ?? '';

/** Returns the inline scripts of a page, without script files and data. */
function inlineScripts(html: string): string[] {
  return captured(html, /<script(?![^>]*\ssrc=)(?![^>]*json)[^>]*>(.*?)<\/script>/gs);
}

/** Redirecting pages: they work without their inline script, which the policy blocks. */
const redirectPages = new Set(redirects.map(({from}) => `${from}/index.html`));

const pages = urlsEndingWith('.html')
  .filter((address) => !redirectPages.has(address))
  .map((address) => assetBytes(address).toString('utf8'));

test('the policy allows exactly the inline scripts of the pages', () => {
  const needed = new Set(
    pages.flatMap(inlineScripts).map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  );
  const allowed = readDirectives(csp)
    .get('script-src')
    ?.filter((source) => source.startsWith("'sha256-"));
  expect(needed.size).toBeGreaterThan(1);
  expect([...(allowed ?? [])].sort()).toEqual([...needed].sort());
});

test('the policy blocks injected scripts and styles', () => {
  const directives = readDirectives(csp);
  expect(directives.get('default-src')).toEqual(["'none'"]);
  for (const name of ['script-src', 'style-src']) {
    expect(directives.get(name)).not.toContain("'unsafe-inline'");
    expect(directives.get(name)).not.toContain("'unsafe-eval'");
  }
});

test.each(['_headers', 'vercel.json', '.hosts/nginx.conf', '.hosts/Caddyfile', '.hosts/cloudfront-headers.json'])(
  '%s sets the policy and caches assets permanently',
  (name) => {
    const text = readFileSync(`build/${name}`, 'utf8');
    expect(text).toContain(policy.httpsHeaders['Content-Security-Policy']);
    if (!name.includes('cloudfront')) expect(text).toContain('max-age=31536000, immutable');
  },
);

describe('the CloudFront function', () => {
  const source = readFileSync('build/.hosts/cloudfront-function.js', 'utf8');
  const answerTo = (uri: string): {uri?: string} =>
    runInNewContext(`${source}; handler(event)`, {event: {request: {uri, querystring: {}}}});

  test('finds the file of every page', () => {
    for (const path of pathsFromSitemap()) expect(existsSync(`build${answerTo(path).uri}`)).toBe(true);
  });

  test.each(acceptHeaders)('%s: %s', (_, accept, isMarkdown) => {
    const answer = (uri: string): {uri: string} =>
      runInNewContext(`${source}; handler(event)`, {
        event: {request: {uri, querystring: {}, headers: {accept: {value: accept}}}},
      });
    for (const path of pathsFromSitemap()) {
      const {uri} = answer(path);
      expect([path, uri.split('.').at(-1), existsSync(`build${uri}`)]).toEqual([
        path,
        isMarkdown ? 'md' : 'html',
        true,
      ]);
    }
  });

  test('adds Vary to pages, and Link headers to those that exist', () => {
    const respond = (uri: string, statusCode = 200): {headers: Record<string, {value: string}>} =>
      runInNewContext(`${source}; handler(event)`, {
        event: {request: {uri}, response: {statusCode, headers: {vary: {value: 'Accept-Encoding'}}}},
      });
    for (const uri of ['/pricing', '/pricing.html', '/pricing.md']) {
      expect(respond(uri).headers).toMatchObject({
        vary: {value: 'Accept-Encoding, Accept'},
        link: {value: expect.stringMatching(/^<\/pricing\.md>; rel="alternate"/)},
      });
    }
    expect(respond('/').headers.link?.value).toContain('</index.md>');
    expect(respond('/index.html').headers.link?.value).toContain('</index.md>');
    expect(respond('/nope.html', 404).headers.link).toBeUndefined();
    expect(respond('/assets/a.js').headers.vary?.value).toBe('Accept-Encoding');
  });

  test('does not change the paths of other files', () => {
    for (const ending of ['.js', '.css', '.md', '.pf_meta', '.pagefind', '.txt', '.xml', '.png', '.ico']) {
      for (const address of urlsEndingWith(ending)) expect(answerTo(address).uri).toBe(address);
    }
  });
});
