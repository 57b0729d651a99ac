import {resolve} from 'node:path';
import {readHistory} from '../../src/plugins/sitemap/history';
import {addressesOf, assetBytes, captured, htmlOf, pathsFromSitemap} from '../support/build';

const sitemap = assetBytes('/sitemap.xml').toString();

/** Whether the page is one for search engines: not one that sends on to another, and not one that asks not to be. */
function isListed(path: string): boolean {
  const html = htmlOf(path);
  return !/<meta[^>]*(name=["']?robots["']?[^>]*noindex|http-equiv=["']?refresh["']?[^>]*url=)/.test(html);
}

test('the sitemap lists every page that may be listed, once, and no other', () => {
  const built = addressesOf('.html').map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));
  expect(pathsFromSitemap().sort()).toEqual(built.filter(isListed).sort());
});

test('pages of search results are not listed, and their links are followed', () => {
  expect(pathsFromSitemap()).not.toContain('/search');
  expect(htmlOf('/search')).toMatch(/<meta[^>]*name=["']?robots["']? content="noindex, follow"/);
});

test('its addresses are whole, and those that the pages themselves give', () => {
  for (const address of captured(sitemap, /<loc>([^<]*)<\/loc>/g)) {
    expect(htmlOf(new URL(address).pathname)).toMatch(new RegExp(`rel=canonical href=${address}[ />]`));
  }
});

test('a page says on which day it was changed last, where that is known', () => {
  const days = captured(sitemap, /<lastmod>([^<]*)<\/lastmod>/g);
  const today = new Date().toISOString().slice(0, 10);
  for (const day of days) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(day <= today).toBe(true);
  }
  expect(days.length > 0).toBe(readHistory(resolve('.')) !== undefined);
});

test('crawlers may read everything, and are led to the sitemap', () => {
  const robots = assetBytes('/robots.txt').toString();
  const origin = new URL(captured(sitemap, /<loc>([^<]*)<\/loc>/g)[0] ?? '').origin;
  expect(captured(robots, /^Sitemap: (.*)$/gm)).toEqual([`${origin}/sitemap.xml`]);
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toMatch(/^Disallow/m);
});
