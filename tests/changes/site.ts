import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Redirect} from '../../src/lib/redirectRules';
import {type BuiltSite, loadBuild} from '../../src/server/builtSite';
import {captured, scriptsOf, stylesheetsOf} from '../support/build';

/** What a comparison needs of the source of a build. */
export type Source = {
  /** Numbers, prices and promises by name; empty if the source has none that could be read. */
  facts: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
  /** Limits of scripts and styles in bytes with Brotli, by path. */
  budgets: Readonly<Record<string, {js: number; css: number}>>;
};

/** A built page. */
export type Page = {
  path: string;
  html: string;
  /** Its HTML without what differs between builds of the same content. */
  stableHtml: string;
  /** Its Markdown version; empty for pages without one. */
  markdown: string;
  /** Whether the sitemap lists it. */
  isPublished: boolean;
};

/** A build and its source. */
export type Site = Source & {
  build: BuiltSite;
  origin: string;
  pages: ReadonlyMap<string, Page>;
  /** Whether the site has a file at this URL path. */
  hasFile: (url: string) => boolean;
  /** Reads a file by its URL path; empty if there is none. */
  read: (url: string) => Buffer;
};

/**
 * Removes what differs between builds of the same content: scripts, names and hashes of generated files, generated ids,
 * and the date of the last change. Retains structured data, and the names of images, which depend on their content.
 */
export function stableHtml(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)\b[^>]*>.*?<\/script>/gs, '')
    .replace(/\/assets\/(?:js|css|routes)\/[^"' >]*/g, '')
    .replace(/ integrity="?[^" >]+"?/g, '')
    .replace(/\b_[rR]_\w+_/g, '')
    .replace(/<time[^>]*dateModified[^>]*>[^<]*/g, '')
    .replace(/"dateModified":"[^"]*"/g, '');
}

/** Loads the build in a folder, without its redirect pages. Throws with a fix if there is none. */
export function readSite(folder: string, source: Source): Site {
  const build = loadBuild(folder);
  const others = build.files;
  const all = new Map([...build.pages, ['/404', '/404.html']]);
  const urls = captured(readFileSync(join(folder, 'sitemap.xml'), 'utf8'), /<loc>([^<]+)<\/loc>/g);
  const published = new Set(urls.map((url) => new URL(url).pathname));
  const isFile = (url: string) => others.has(url) || [...all.values()].includes(url);
  const read = (url: string) => (isFile(url) ? readFileSync(join(folder, url)) : Buffer.alloc(0));
  const pages = [...all].flatMap(([path, file]): [string, Page][] => {
    const html = read(file).toString();
    if (/<meta http-equiv="?refresh/.test(html)) return [];
    const markdown = read(path === '/' ? '/index.md' : `${path}.md`).toString();
    return [[path, {path, html, stableHtml: stableHtml(html), markdown, isPublished: published.has(path)}]];
  });
  return {
    ...source,
    build,
    origin: new URL(urls[0] ?? 'http://localhost').origin,
    pages: new Map(pages),
    hasFile: isFile,
    read,
  };
}

const brotliSizes = new Map<string, number>();

function brotliSize(content: Buffer): number {
  const key = content.toString('latin1');
  const size = brotliSizes.get(key) ?? brotliCompressSync(content).length;
  brotliSizes.set(key, size);
  return size;
}

/** The weight of a page in bytes: `images` as they are, the rest with Brotli, `html` at the quality of a fast host. */
export type Weight = {scripts: number; styles: number; html: number; images: number};

/** Weighs a page with the files that it loads. */
export function weigh(site: Site, {html}: Page): Weight {
  const sum = (urls: readonly string[], size: (content: Buffer) => number) =>
    [...new Set(urls)].reduce((total, url) => total + size(site.read(url)), 0);
  return {
    scripts: sum(scriptsOf(html), brotliSize),
    styles: sum(stylesheetsOf(html), brotliSize),
    html: brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length,
    images: sum(captured(html, /<img\b[^>]*?\ssrc="?([^" >]+)/g), ({length}) => length),
  };
}

/** Returns the styles that a page loads before its first paint. */
export function stylesOf(site: Site, {html}: Page): string {
  return stylesheetsOf(html)
    .map((url) => site.read(url).toString())
    .join('\n');
}
