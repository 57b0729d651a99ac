import {assetBytes, captured, htmlOf, urlsEndingWith, visitedPaths} from '../support/build';

const pages = visitedPaths().map((path) => ({path, html: htmlOf(path)}));

const title = (html: string) => html.match(/<title[^>]*>([^<]*)<\/title>/)?.[1] ?? '';
const description = (html: string) =>
  html
    .match(/<meta[^>]*name=["']?description["']?[^>]*content=(?:"([^"]*)"|'([^']*)')/)
    ?.slice(1)
    .find(Boolean) ?? '';

test.each(pages)('$path has a title, a description and its canonical URL', ({path, html}) => {
  expect(title(html).trim()).not.toBe('');
  expect(description(html).length).toBeGreaterThanOrEqual(50);
  const canonical = html.match(/<link[^>]*rel=["']?canonical["']?[^>]*href=["']?([^"'\s>]+)/)?.[1] ?? '';
  expect(new URL(canonical).pathname).toBe(path);
});

test.each(pages)('$path has the language English §1.13', ({html}) => {
  expect(html).toMatch(/^<!doctype html><html [^>]*\blang=["']?en["' >]/);
});

test.each([
  ['title', title],
  ['description', description],
] as const)('no two pages share a %s', (_name, part) => {
  const byText = new Map<string, string[]>();
  for (const {path, html} of pages) byText.set(part(html), [...(byText.get(part(html)) ?? []), path]);
  expect([...byText].filter(([, paths]) => paths.length > 1)).toEqual([]);
});

test('preloaded fonts are used by a stylesheet', () => {
  const css = urlsEndingWith('.css')
    .map((address) => assetBytes(address).toString())
    .join('\n');
  const used = captured(css, /url\(["']?([^"')]+\.woff2)/g);
  const preloaded = captured(htmlOf('/'), /<link[^>]*rel=["']?preload["']?[^>]*href=["']?([^"'\s>]+\.woff2)/g);
  expect(preloaded.length).toBeGreaterThan(0);
  expect(preloaded.filter((url) => !used.includes(url))).toEqual([]);
});

test('browsers and home screens find an icon, linked or at its default path', () => {
  const icons = captured(htmlOf('/'), /<link[^>]*rel=["']?(?:apple-touch-)?icon["']?[^>]*href=["']?([^"'\s>]+)/g);
  expect(icons).toEqual(expect.arrayContaining(['/img/favicon.svg', '/apple-touch-icon.png']));
  for (const icon of [...icons, '/favicon.ico']) expect(assetBytes(icon).length).toBeGreaterThan(0);
});
