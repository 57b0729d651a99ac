import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {integrityOf} from '../hosting/inlineCode';
import {type ModuleEntry, modulesFile} from '../route-table/pageModules';
import {flattenNames, pageRoutes} from '../route-table/pageRoutes';
import {writeParts} from '../route-table/writeParts';
import {classesInHtml, classesInStylesheet} from './cssClasses';
import {inlineScript} from './inlineScript';
import {
  type Asset,
  bundledModule,
  bundleUrls,
  type ClientManifest,
  findMissingStylesheets,
  injectAssets,
  mergeStylesheets,
  pageAssets,
} from './pageAssets';

const stylesFolder = '/assets/css';

/** Returns a function that adds to a page's HTML one merged stylesheet and the script that loads its scripts. */
export async function pageAssetWriter({
  outDir,
  generatedFilesDir,
  routes,
}: Pick<Props, 'outDir' | 'generatedFilesDir' | 'routes'>): Promise<(path: string, html: string) => Promise<string>> {
  const generated = async (name: string) => JSON.parse(await readFile(join(generatedFilesDir, name), 'utf8'));
  const manifest: ClientManifest = await generated('client-manifest.json');
  const modules: Record<string, ModuleEntry> = await generated(modulesFile);
  const pages = pageRoutes(routes, await generated('routesChunkNames.json'));
  const routeOf = await writeParts(outDir, pages, (name) => bundledModule(name, modules, manifest));
  const assetsOf = pageAssets(manifest);
  const bundled = bundleUrls(manifest);
  const stylesheets = await readAll(outDir, stylesFolder);
  const classes = new Map([...stylesheets].map(([url, css]) => [url, classesInStylesheet(css)]));
  const integrityByScript = new Map(
    [...(await readAll(outDir, '/assets/js'))].map(([url, js]) => [url, integrityOf(js)]),
  );
  const start = inlineScript();
  const merged = new Map<string, Promise<Asset>>();

  async function merge(urls: readonly string[]): Promise<Asset> {
    const css = mergeStylesheets(urls.map((url) => stylesheets.get(url) ?? ''));
    const integrity = integrityOf(css);
    const url = `${stylesFolder}/page.${integrity.slice(7, 15).replaceAll(/\W/g, '-')}.css`;
    await writeFile(join(outDir, url), css);
    return {url, integrity};
  }

  return async (path, html) => {
    const names = pages.get(path)?.flatMap((route) => flattenNames(route.modules)) ?? [];
    const assets = assetsOf([...new Set(names)]);
    const used = [...assets.styles, ...findMissingStylesheets(classesInHtml(html), classes, assets.styles)];
    const key = used.join(' ');
    const stylesheet = merged.get(key) ?? merge(used);
    merged.set(key, stylesheet);
    const scripts = assets.scripts.map((url) => {
      const integrity = integrityByScript.get(url);
      if (!integrity) throw new Error(`${path} needs ${url}, which is not in the build folder: build again`);
      return {url, integrity};
    });
    return injectAssets(
      html,
      {scripts, bundled, stylesheet: await stylesheet, mergedFrom: used, route: routeOf(path)},
      start,
    );
  };
}

/** Reads all files of a folder, by URL path. */
async function readAll(outDir: string, folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(outDir, folder))).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(outDir, folder, name), 'utf8')));
  return new Map(names.map((name, index) => [`${folder}/${name}`, texts[index] ?? '']));
}
