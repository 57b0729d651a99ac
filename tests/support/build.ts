import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {join, resolve} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';

/** Functions that read the build output in `build/`. */

const folder = resolve('build');

/** Whether the build has a page at this clean path. */
export function hasPage(path: string): boolean {
  return existsSync(fileOf(path));
}

/** Returns the static HTML of the page at a clean path, such as `/pricing`. */
export function htmlOf(path: string): string {
  return readFileSync(fileOf(path), 'utf8');
}

function fileOf(path: string): string {
  const plain = join(folder, path === '/' ? 'index.html' : `${path}.html`);
  return existsSync(plain) ? plain : join(folder, path, 'index.html');
}

/** Reads a file of the build by its URL path, such as `/assets/js/main.0123abcd.js`. */
export function assetBytes(address: string): Buffer {
  return readFileSync(join(folder, address));
}

/** Returns the URL paths of all files with this ending, such as `.css`. */
export function urlsEndingWith(ending: string): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith(ending));
}

/** Returns the URLs of the scripts that the page loads after its first paint. */
export function scriptsOf(html: string): string[] {
  const [urls = ''] = captured(html, /\sdata-scripts="([^"]+)"/g);
  return urls.split(' ').filter((url) => url.startsWith('/'));
}

/** Returns the URLs of the linked stylesheets. */
export function stylesheetsOf(html: string): string[] {
  return captured(html, /<link rel="stylesheet" href="([^"]+)"/g);
}

/** Returns the first group of every match of a global pattern. */
export function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, group]) => group ?? '');
}

/** Returns the brotli-compressed size of a file's content, in bytes. */
export function brotliSize(content: Buffer): number {
  const key = content.toString('latin1');
  const size = brotliSizes.get(key) ?? brotliCompressSync(content).length;
  brotliSizes.set(key, size);
  return size;
}

const brotliSizes = new Map<string, number>();

/** Whether a file has at most `bytes` with brotli. Tries a fast compression first: if it fits, the best one does. */
export function isWithin(address: string, bytes: number): boolean {
  const content = assetBytes(address);
  const fast = brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
  return fast <= bytes || brotliSize(content) <= bytes;
}

/** Returns the paths of all pages in the built sitemap. */
export function pathsFromSitemap(): string[] {
  return pagesInSitemap().map(({pathname}) => pathname);
}

/** Returns the paths that tests visit: the sitemap and the search page, which is `noindex` and thus not listed. */
export function visitedPaths(): string[] {
  return [...pathsFromSitemap(), '/search'];
}

/** Returns the origin that the site was built for. */
export function builtOrigin(): string {
  return pagesInSitemap()[0]?.origin ?? '';
}

function pagesInSitemap(): URL[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return captured(sitemap, /<loc>([^<]+)<\/loc>/g).map((url) => new URL(url));
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

/** Returns the text of a page's static HTML, with single spaces between words. */
export function pageText(path: string): string {
  return textIn(htmlOf(path));
}

/** Returns the text of a page's `main`, without header and footer. */
export function mainText(path: string): string {
  return textIn(/<main\b.*<\/main>/s.exec(htmlOf(path))?.[0] ?? '');
}

function textIn(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, '')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(#?\w+);/g, (entity, name) => entities[name] ?? entity)
    .replaceAll(/\s+/g, ' ');
}
