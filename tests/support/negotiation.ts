import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {markdownPath} from '../../src/lib/markdownPath';
import type {SendRequest} from '../../src/plugins/hosting/checks';
import {acceptHeaders, unusualAcceptHeaders} from './acceptHeaders';
import {assetBytes, htmlOf} from './build';

const html = 'text/html,*/*;q=0.8';
const markdown = 'text/markdown, text/html, */*';
const decompress = {br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body};

/**
 * Defines the tests of a server that sends pages in HTML and in Markdown. `/pricing` must be compressed; the functions
 * return clients that send GET and HEAD requests. nginx has Brotli only with a module.
 */
export function testNegotiation(get: () => SendRequest, head: () => SendRequest, hasBrotli = true): void {
  describe.each([...acceptHeaders, ...unusualAcceptHeaders])('%s: %s', (_, Accept, isMarkdown) => {
    const type = `text/${isMarkdown ? 'markdown' : 'html'}; charset=utf-8`;

    test(`gets ${isMarkdown ? 'Markdown' : 'HTML'}`, async () => {
      for (const path of ['/', '/pricing', '/docs/api-reference/feeds']) {
        const {status, headers} = await get()(path, {Accept});
        expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
        expect(headers.vary).toMatch(/\bAccept(,|$)/);
        expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
        expect(headers['x-robots-tag']).toBe(isMarkdown ? 'noindex' : undefined);
        expect(headers['content-security-policy']).toContain("default-src 'none'");
      }
      const missing = await get()('/no-such-page', {Accept});
      expect([missing.status, missing.headers['content-type']]).toEqual([404, type]);
      expect(missing.headers['cache-control']).toBe('no-store');
      expect(missing.headers.vary).toMatch(/\bAccept(,|$)/);
    });
  });

  describe.each(['br', 'gzip', 'identity'] as const)('encoded as %s', (encoding) => {
    test.each([
      ['HTML', html, htmlOf('/pricing')],
      ['Markdown', markdown, assetBytes('/pricing.md').toString()],
    ])('%s is whole, and revalidated by an ETag of its own', async (_, Accept, text) => {
      const headers = {Accept, 'Accept-Encoding': encoding};
      const answer = await get()('/pricing', headers);
      const sent = answer.headers['content-encoding'] ?? 'identity';
      expect(sent).toBe(encoding === 'br' && !hasBrotli ? 'identity' : encoding);
      expect(String(decompress[sent as typeof encoding](answer.body))).toBe(text);
      expect(answer.headers.vary).toMatch(/\bAccept(,|$)/);
      const revalidation = {'If-None-Match': answer.headers.etag ?? ''};
      expect((await get()('/pricing', {...headers, ...revalidation})).status).toBe(304);
      const other = await get()('/pricing', {
        ...headers,
        ...revalidation,
        Accept: Accept === html ? markdown : html,
      });
      expect(other.status).toBe(200);
    });
  });

  test('responds to HEAD as to GET, without a body', async () => {
    for (const Accept of [html, markdown]) {
      for (const path of ['/', '/pricing', '/no-such-page']) {
        const answer = await get()(path, {Accept});
        const {status, headers, body} = await head()(path, {Accept});
        expect([path, status, body.length]).toEqual([path, answer.status, 0]);
        for (const name of ['content-type', 'content-length', 'etag', 'vary', 'link', 'cache-control']) {
          expect([path, name, headers[name]]).toEqual([path, name, answer.headers[name]]);
        }
      }
    }
  });

  test('clients that prefer Markdown get files and missing assets as others do', async () => {
    const Accept = 'text/markdown';
    expect((await get()('/robots.txt', {Accept})).headers['content-type']).toContain('text/plain');
    expect(String((await get()('/assets/nope.js', {Accept})).body).trim()).toBe('There is no such file.');
    expect((await get()('/about.md', {Accept})).headers['content-type']).toContain('text/markdown');
    expect((await get()('/about/', {Accept})).headers.location).toBe('/about');
    expect((await get()('/404.md')).status).toBe(404);
  });

  test('a page has a Link header to its Markdown version', async () => {
    for (const path of ['/', '/pricing', '/docs/api-reference/feeds']) {
      const {link} = (await get()(path)).headers;
      expect([path, link]).toEqual([
        path,
        expect.stringMatching(`^<${markdownPath(path)}>; rel="alternate"; type="text/markdown", `),
      ]);
      expect(link).toContain('</llms.txt>; rel="llms-txt"');
    }
    expect((await get()('/no-such-page')).headers.link).toBeUndefined();
  });
}
