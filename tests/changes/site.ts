import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import type {Redirect} from '../../src/lib/redirectRules';
import {find, findAll, rawText, readHtml, textOf} from '../../src/plugins/built-page/html';
import {type BuiltSite, loadBuild} from '../../src/server/builtSite';
import {brotliSize, captured, scriptsOf, stylesheetsOf} from '../support/build';

/** What a comparison needs of the source of a build. */
export type Source = {
  /** Numbers, prices and promises by name; empty if the source has none that could be read. */
  facts: Readonly<Record<string, string>>;
  redirects: readonly Redirect[];
  /** Limits of scripts and styles in bytes with Brotli, by path. */
  budgets: Readonly<Record<string, {js: number; css: number}>>;
};

export type Site = ReturnType<typeof readSite>;
export type Page = ReturnType<typeof readPage>;

/** Reads the build in a folder, without its redirect pages. Throws with a fix if there is none. */
export function readSite(folder: string, source: Source) {
  const build = loadBuild(folder);
  const sitemap = captured(readFileSync(join(folder, 'sitemap.xml'), 'utf8'), /<loc>([^<]+)<\/loc>/g);
  const urls = sitemap.map((url) => new URL(url));
  const pages = new Map<string, Page>();
  for (const [path, file] of [...build.pages, ['/404', '/404.html'] as const]) {
    const html = readFileSync(join(folder, file), 'utf8');
    if (!/<meta http-equiv="?refresh/.test(html)) pages.set(path, readPage(build, path, html));
  }
  const published = new Set(urls.map(({pathname}) => pathname));
  return {...source, build, origin: urls[0]?.origin ?? 'http://localhost', published, pages};
}

function readPage(build: BuiltSite, path: string, html: string) {
  const read = (url: string) => (build.files.has(url) ? readFileSync(join(build.folder, url)) : Buffer.alloc(0));
  const document = readHtml(html);
  const structuredData = findAll(document, ({properties}) => properties.type === 'application/ld+json');
  /** Without scripts, generated ids, names and hashes of generated files. Names of images depend on their content. */
  const stableHtml = html
    .replace(/<script(?![^>]*ld\+json)\b[^>]*>.*?<\/script>/gs, '')
    .replace(/\/assets\/(?:js|css|routes)\/[^"' >]*/g, '')
    .replace(/ integrity="?[^" >]+"?/g, '')
    .replace(/\b_[rR]_\w+_/g, '');
  const [scripts, styles, images] = [
    scriptsOf(html),
    stylesheetsOf(html),
    captured(html, /<img\b[^>]*?\ssrc="?([^" >]+)/g),
  ].map((urls) => [...new Set(urls)].map(read)) as [Buffer[], Buffer[], Buffer[]];
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  return {
    path,
    html,
    document,
    stableHtml,
    title: textOf(find(document, ({tagName}) => tagName === 'title')),
    description: String(find(document, ({properties}) => properties.name === 'description')?.properties.content ?? ''),
    /** Lines of `key: value`. */
    structuredData: structuredData.flatMap((script) => flatten(JSON.parse(rawText(script)))),
    /** The Markdown version; empty for pages without one. */
    markdown: read(path === '/' ? '/index.md' : `${path}.md`).toString(),
    /** What the appearance depends on. */
    looks: [stableHtml.slice(stableHtml.indexOf('<body')), ...styles].join('\n'),
    /** Bytes: `images` as they are, the rest with Brotli, `html` at the quality of a fast host. */
    weight: {
      scripts: sum(scripts.map(brotliSize)),
      styles: sum(styles.map(brotliSize)),
      html: brotliCompressSync(html, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length,
      images: sum(images.map(({length}) => length)),
    },
  };
}

function flatten(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null) return [`${key}: ${value}`];
  const type = Object.hasOwn(value, '@type') ? String(value['@type' as never]) : '';
  return Object.entries(value).flatMap(([name, item]) =>
    flatten(item, Array.isArray(value) || name === '@graph' ? key : [type || key, name].filter(Boolean).join(' ')),
  );
}
