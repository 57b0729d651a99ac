import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {cardPath} from '../../src/plugins/social-cards/socialCard';
import {assetBytes, htmlOf, pathsFromSitemap, urlsEndingWith} from '../support/build';

const unlisted = ['/search', '/blog/tags'];

/** Returns the contents of meta tags with this name or property. */
function metaContents(html: string, name: string): string[] {
  const pattern = new RegExp(
    `<meta[^>]*(?:property|name)=["']?${name}["']?\\s[^>]*?content=(?:"([^"]*)"|([^\\s>]+))`,
    'g',
  );
  return [...html.matchAll(pattern)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

describe.each([...pathsFromSitemap(), ...unlisted])('%s', (path) => {
  const html = htmlOf(path);

  test('links its card once, with an absolute URL of this site', () => {
    const [url = '', ...others] = metaContents(html, 'og:image');
    expect(others).toEqual([]);
    expect(new URL(url).pathname).toBe(cardPath(path));
    expect(new URL(url).origin).toBe(new URL(metaContents(html, 'og:url')[0] ?? '').origin);
    expect(metaContents(html, 'twitter:image')).toEqual([url]);
    expect(metaContents(html, 'og:image:alt')[0]).not.toBe('');
  });

  test('has a card of 1200 by 630 pixels and less than 300 kB', () => {
    const png = assetBytes(cardPath(path));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(metaContents(html, 'og:image:width').concat(metaContents(html, 'og:image:height'))).toEqual(['1200', '630']);
    expect(png.length).toBeLessThan(300_000);
  });

  test('has the og:type article if it is a post or a changelog month, otherwise website', () => {
    expect(metaContents(html, 'og:type')).toEqual([/^\/(blog|changelog)\/\d/.test(path) ? 'article' : 'website']);
    expect(metaContents(html, 'og:site_name')).toHaveLength(1);
  });
});

test('every card belongs to a page', () => {
  const pages = new Set(
    urlsEndingWith('.html').map((address) => cardPath(address.replace(/(^\/index)?\.html$/, '') || '/')),
  );
  expect(urlsEndingWith('.png').filter((address) => address.startsWith('/cards/') && !pages.has(address))).toEqual([]);
  expect(existsSync(resolve('build/cards/404.png'))).toBe(false);
});
