import {resolve} from 'node:path';
import {readHistory} from '../../src/plugins/sitemap/history';
import {assetBytes, captured, htmlOf, pathsFromSitemap, urlsEndingWith} from '../support/build';

const sitemap = assetBytes('/sitemap.xml').toString();

/** Whether search engines may list the page: it neither redirects nor has `noindex`. */
function isListed(path: string): boolean {
  const html = htmlOf(path);
  return !/<meta[^>]*(name=["']?robots["']?[^>]*noindex|http-equiv=["']?refresh["']?[^>]*url=)/.test(html);
}

test('the sitemap has exactly the pages that search engines may list, each once', () => {
  const built = urlsEndingWith('.html').map((file) => file.replace(/\.html$/, '').replace(/^\/index$/, '/'));
  expect(pathsFromSitemap().sort()).toEqual(built.filter(isListed).sort());
});

test('the search results page is noindex, follow', () => {
  expect(pathsFromSitemap()).not.toContain('/search');
  expect(htmlOf('/search')).toMatch(/<meta[^>]*name=["']?robots["']? content="noindex, follow"/);
});

test('its URLs are absolute and the canonical URLs of the pages', () => {
  for (const url of captured(sitemap, /<loc>([^<]*)<\/loc>/g)) {
    expect(htmlOf(new URL(url).pathname)).toMatch(new RegExp(`rel=canonical href=${url}[ />]`));
  }
});

test('a page has the day of its last change if git history is available', () => {
  const days = captured(sitemap, /<lastmod>([^<]*)<\/lastmod>/g);
  const today = new Date().toISOString().slice(0, 10);
  for (const day of days) {
    expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    expect(day <= today).toBe(true);
  }
  expect(days.length > 0).toBe(readHistory(resolve('.')) !== undefined);
});

test('robots.txt lets crawlers read everything and links the sitemap', () => {
  const robots = assetBytes('/robots.txt').toString();
  const origin = new URL(captured(sitemap, /<loc>([^<]*)<\/loc>/g)[0] ?? '').origin;
  expect(captured(robots, /^Sitemap: (.*)$/gm)).toEqual([`${origin}/sitemap.xml`]);
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/$/m);
  expect(robots).not.toMatch(/^Disallow/m);
});
