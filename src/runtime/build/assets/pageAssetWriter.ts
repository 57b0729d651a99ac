import {createHash} from 'node:crypto';
import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {withoutTrailingSlash} from '../../protocol';
import {readRuntimeBuild} from '../routes/pageModules';
import {type RouteData, writeParts} from '../routes/writeParts';
import {classesInHtml, classesInStylesheet} from './cssClasses';
import {inlineScript} from './inlineScript';
import {
  type Asset,
  bundledModule,
  bundleUrls,
  type ClientManifest,
  chunkHashes,
  findMissingStylesheets,
  injectAssets,
  injectRoute,
  laterChunks,
  listAssets,
  mergeStylesheets,
  runtimeChunks,
  stylesheetsOf,
  withoutAssets,
} from './pageAssets';

/** The HTML of a page, and a function that adds its assets. */
export type SeparatePage = {
  /** The HTML without the files of the bundle, whose names change with each edit of the site. */
  html: string;
  /** Adds the assets to this HTML, which may have got other tags meanwhile. */
  withAssets: (html: string) => string;
};

/** Separates a built page and its assets. `path` is its URL path, or `undefined` for 404.html. */
export type SeparateAssets = (path: string | undefined, html: string) => Promise<SeparatePage>;

/**
 * Returns a function that separates a page and its assets: its route, one merged stylesheet, and the script that loads its
 * scripts. If the parts of the runtime that need them are off, the HTML remains as it is.
 */
export async function pageAssetWriter({
  outDir,
  generatedFilesDir,
  siteConfig: {baseUrl},
}: Pick<Props, 'outDir' | 'generatedFilesDir' | 'siteConfig'>): Promise<SeparateAssets> {
  const {lateStart, integrity, table} = readRuntimeBuild(generatedFilesDir);
  const manifest: ClientManifest = JSON.parse(await readFile(join(generatedFilesDir, 'client-manifest.json'), 'utf8'));
  const [scriptsFolder, stylesFolder] = [`${baseUrl}assets/js`, `${baseUrl}assets/css`];
  const stylesheets = await readAll(outDir, 'assets/css', stylesFolder);
  const hashByUrl = new Map(
    [...stylesheets, ...(await readAll(outDir, 'assets/js', scriptsFolder))].map(([url, text]) => [
      url,
      integrityOf(text),
    ]),
  );
  const pageChunks = new Set(table?.pageChunks);
  const shared = runtimeChunks(manifest, pageChunks);
  const hashesOf = (chunks: readonly string[], loaded?: ReadonlySet<string>) =>
    integrity ? chunkHashes(chunks, manifest, hashByUrl, loaded) : {};
  const routeOf = table
    ? await writeParts(
        {outDir, baseUrl},
        table.pages,
        (name) => bundledModule(name, table.modules, manifest, baseUrl),
        (chunks) => {
          const own = chunks.filter((id) => pageChunks.has(id));
          return {stylesheets: stylesheetsOf(own, manifest, baseUrl), integrity: hashesOf(own)};
        },
        hashesOf(shared),
      )
    : (): RouteData => ({own: undefined, folder: undefined});
  const ownRoute = (path: string | undefined) => routeOf(path && withoutTrailingSlash(path));
  if (!lateStart) {
    return async (path, html) => ({
      html,
      withAssets: (page) => (table ? injectRoute(page, ownRoute(path)) : page),
    });
  }

  const bundled = bundleUrls(manifest);
  const classes = new Map([...stylesheets].map(([url, css]) => [url, classesInStylesheet(css)]));
  const start = inlineScript();
  const merged = new Map<string, Promise<Asset>>();

  async function merge(urls: readonly string[]): Promise<Asset> {
    const css = mergeStylesheets(urls.map((url) => stylesheets.get(url) ?? ''));
    const hash = integrityOf(css);
    const name = `page.${hash.slice(7, 15).replaceAll(/\W/g, '-')}.css`;
    await writeFile(join(outDir, 'assets/css', name), css);
    return {url: `${stylesFolder}/${name}`, integrity: hash};
  }

  return async (path, html) => {
    const route = ownRoute(path);
    const assets = listAssets(html, manifest, bundled, route.own, baseUrl);
    const used = [...assets.styles, ...findMissingStylesheets(classesInHtml(html), classes, assets.styles)];
    const key = used.join(' ');
    const stylesheet = merged.get(key) ?? merge(used);
    merged.set(key, stylesheet);
    const scripts = assets.scripts.map((url) => {
      const hash = hashByUrl.get(url);
      if (!hash) throw new Error(`${path} needs ${url}, which is not in the build folder: build again`);
      return {url, integrity: hash};
    });
    const later = table ? laterChunks(shared, table, path) : shared;
    const runtimeHashes = hashesOf(later, new Set([...assets.scripts, ...used]));
    const page = {path, scripts, stylesheet: await stylesheet, mergedFrom: used, route, runtimeHashes};
    return {html: withoutAssets(html, bundled), withAssets: (bare) => injectAssets(bare, page, start)};
  };
}

/** Returns the hash of a file for `integrity` attributes. */
function integrityOf(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Reads all files of a folder of the build, by URL. */
async function readAll(outDir: string, folder: string, url: string): Promise<Map<string, string>> {
  const names = (await readdir(join(outDir, folder))).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(outDir, folder, name), 'utf8')));
  return new Map(names.map((name, index) => [`${url}/${name}`, texts[index] ?? '']));
}
