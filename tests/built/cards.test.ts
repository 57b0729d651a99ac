import {existsSync} from 'node:fs';
import {resolve} from 'node:path';
import {cardPath} from '../../src/plugins/social-cards/socialCard';
import {addressesOf, assetBytes, htmlOf, pathsFromSitemap} from '../support/build';

const unlisted = ['/search', '/blog/tags'];

/** What a tag of a page's head says: one value each, however it is quoted. */
function said(html: string, name: string): string[] {
  const pattern = new RegExp(
    `<meta[^>]*(?:property|name)=["']?${name}["']?\\s[^>]*?content=(?:"([^"]*)"|([^\\s>]+))`,
    'g',
  );
  return [...html.matchAll(pattern)].map(([, quoted, bare]) => quoted ?? bare ?? '');
}

describe.each([...pathsFromSitemap(), ...unlisted])('%s', (path) => {
  const html = htmlOf(path);

  test('names its card once, by an address on its own site', () => {
    const [address = '', ...others] = said(html, 'og:image');
    expect(others).toEqual([]);
    expect(new URL(address).pathname).toBe(cardPath(path));
    expect(new URL(address).origin).toBe(new URL(said(html, 'og:url')[0] ?? '').origin);
    expect(said(html, 'twitter:image')).toEqual([address]);
    expect(said(html, 'og:image:alt')[0]).not.toBe('');
  });

  test('has a card as large as link previews want it, and light', () => {
    const png = assetBytes(cardPath(path));
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(said(html, 'og:image:width').concat(said(html, 'og:image:height'))).toEqual(['1200', '630']);
    expect(png.length).toBeLessThan(300_000);
  });

  test('is an article if it is a post or a month of the changelog, and part of a website otherwise', () => {
    expect(said(html, 'og:type')).toEqual([/^\/(blog|changelog)\/\d/.test(path) ? 'article' : 'website']);
    expect(said(html, 'og:site_name')).toHaveLength(1);
  });
});

test('no card is left without its page', () => {
  const pages = new Set(
    addressesOf('.html').map((address) => cardPath(address.replace(/(^\/index)?\.html$/, '') || '/')),
  );
  expect(addressesOf('.png').filter((address) => address.startsWith('/cards/') && !pages.has(address))).toEqual([]);
  expect(existsSync(resolve('build/cards/404.png'))).toBe(false);
});
