import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

/** Reading the site that `npm run build` left in `build/`. */

const folder = resolve('build');

/** Whether the build holds a page for this clean path. */
export function hasPage(path: string): boolean {
  return existsSync(fileOf(path));
}

/** The static HTML of the page at a clean path, such as `/pricing`. */
export function htmlOf(path: string): string {
  return readFileSync(fileOf(path), 'utf8');
}

function fileOf(path: string): string {
  const plain = join(folder, path === '/' ? 'index.html' : `${path}.html`);
  return existsSync(plain) ? plain : join(folder, path, 'index.html');
}

/** A file of the build by its address, such as `/assets/js/main.0123abcd.js`. */
export function assetBytes(address: string): Buffer {
  return readFileSync(join(folder, address));
}

/** Addresses of all files whose name ends so, such as `.css`. */
export function addressesOf(ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending));
}

/** The addresses of the scripts that the HTML itself names, to be started after its first paint. */
export function scriptsOf(html: string): string[] {
  const [named = ''] = captured(html, /\sdata-scripts="([^"]+)"/g);
  return named.split(' ').filter((word) => word.startsWith('/'));
}

/** The addresses of the style sheets that the HTML links. */
export function sheetsOf(html: string): string[] {
  return captured(html, /<link rel="stylesheet" href="([^"]+)"/g);
}

/** What the pattern's first group holds, match by match. */
export function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? '');
}

/** Bytes of the file as they travel with brotli. */
export function brotliSize(address: string): number {
  const known = brotliSizes.get(address) ?? brotliCompressSync(assetBytes(address)).length;
  brotliSizes.set(address, known);
  return known;
}

const brotliSizes = new Map<string, number>();

/** Whether an asset has at most so many bytes with brotli. A fast compression that is small enough proves it. */
export function isWithin(address: string, bytes: number): boolean {
  const fast = brotliCompressSync(assetBytes(address), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
  return fast <= bytes || brotliSize(address) <= bytes;
}

/** Every page of the built sitemap. */
export function pathsFromSitemap(): string[] {
  return pagesInSitemap().map(({pathname}) => pathname);
}

/** The pages that tests visit: those of the sitemap, and the search page, which is `noindex` and not listed there. */
export function visitedPaths(): string[] {
  return [...pathsFromSitemap(), '/search'];
}

/** The origin that the site was built for. */
export function builtOrigin(): string {
  return pagesInSitemap()[0]?.origin ?? '';
}

function pagesInSitemap(): URL[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return captured(sitemap, /<loc>([^<]+)<\/loc>/g).map((address) => new URL(address));
}

const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  nbsp: '\u00a0',
};

/** What can be read on the page without any script: its text, one blank between words. */
export function wordsOf(path: string): string {
  return wordsIn(htmlOf(path));
}

/** The same of the page's own part: without header and footer. */
export function mainWordsOf(path: string): string {
  return wordsIn(/<main\b.*<\/main>/s.exec(htmlOf(path))?.[0] ?? '');
}

function wordsIn(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ');
}
