import {readdir, readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import {integrityOf} from '../hosting/inlineCode';
import type {RouteChunkNames} from '../route-table/sections';
import {classesInHtml, classesInStylesheet} from './cssClasses';
import {inlineScript} from './inlineScript';
import {
  type Asset,
  type ClientManifest,
  findMissingStylesheets,
  injectAssets,
  mergeStylesheets,
  pageAssets,
} from './pageAssets';

const styles = '/assets/css';

/** Gives a page one style sheet of all that it shows, and starts its scripts after its first paint. */
export async function pageAssetWriter({
  outDir,
  generatedFilesDir,
  routes,
}: Pick<Props, 'outDir' | 'generatedFilesDir' | 'routes'>): Promise<(path: string, html: string) => Promise<string>> {
  const generated = async (name: string) => JSON.parse(await readFile(join(generatedFilesDir, name), 'utf8'));
  const manifest: ClientManifest = await generated('client-manifest.json');
  const chunkNames: RouteChunkNames = await generated('routesChunkNames.json');
  const assetsOf = pageAssets(manifest, routes, chunkNames);
  const sheets = await readAll(outDir, styles);
  const classes = new Map([...sheets].map(([address, css]) => [address, classesInStylesheet(css)]));
  const scripts = new Map(
    [...(await readAll(outDir, '/assets/js'))].map(([address, js]) => [address, integrityOf(js)]),
  );
  const start = inlineScript();
  const merged = new Map<string, Promise<Asset>>();

  async function merge(addresses: readonly string[]): Promise<Asset> {
    const css = mergeStylesheets(addresses.map((address) => sheets.get(address) ?? ''));
    const integrity = integrityOf(css);
    const address = `${styles}/page.${integrity.slice(7, 15).replaceAll(/\W/g, '-')}.css`;
    await writeFile(join(outDir, address), css);
    return {address, integrity};
  }

  return async (path, html) => {
    const assets = assetsOf(path);
    const used = [...assets.styles, ...findMissingStylesheets(classesInHtml(html), classes, assets.styles)];
    const key = used.join(' ');
    const sheet = merged.get(key) ?? merge(used);
    merged.set(key, sheet);
    const named = assets.scripts.map((address) => {
      const integrity = scripts.get(address);
      if (!integrity) throw new Error(`${path} needs ${address}, which the build has not written`);
      return {address, integrity};
    });
    return injectAssets(html, {scripts: named, sheet: await sheet, sheets: used}, start);
  };
}

/** The texts of a folder's files, by address. */
async function readAll(outDir: string, folder: string): Promise<Map<string, string>> {
  const names = (await readdir(join(outDir, folder))).sort();
  const texts = await Promise.all(names.map((name) => readFile(join(outDir, folder, name), 'utf8')));
  return new Map(names.map((name, index) => [`${folder}/${name}`, texts[index] ?? '']));
}
