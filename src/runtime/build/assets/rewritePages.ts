import {readFile, rename, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import type {Props} from '@docusaurus/types';
import type {SeparateAssets} from './pageAssetWriter';

/** Adds the assets to the HTML of all pages, and to 404.html. */
export async function rewritePages(
  {outDir, routesPaths, siteConfig}: Props,
  separateAssets: SeparateAssets,
): Promise<void> {
  const files = new Map(routesPaths.map((path) => [pageFile(path, siteConfig), path]));
  for (const [file, path] of files) await rewrite(join(outDir, file), path);

  async function rewrite(file: string, path: string): Promise<void> {
    const html = await readFile(file, 'utf8').catch(() => undefined);
    // Routes with parameters have no file.
    if (html === undefined) return;
    const page = await separateAssets(path.endsWith('/404.html') ? undefined : path, html);
    await writeFile(`${file}.tmp`, page.withAssets(page.html));
    await rename(`${file}.tmp`, file);
  }
}

/** Returns the HTML file of a page, relative to the build folder, as Docusaurus names it. */
export function pageFile(
  path: string,
  {baseUrl, trailingSlash}: Pick<Props['siteConfig'], 'baseUrl' | 'trailingSlash'>,
): string {
  const relative = path.startsWith(baseUrl) ? path.slice(baseUrl.length) : path.slice(1);
  if (/\.html?$/i.test(relative)) return relative;
  const isFile = trailingSlash === false && relative !== '' && !relative.endsWith('/');
  return isFile ? `${relative}.html` : join(relative, 'index.html');
}
