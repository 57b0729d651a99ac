import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type BundledModule, bundledRoute, type PageRoute, type Route} from './pageRoutes';
import {partCount, partOf} from './parts';

/** What a page's HTML contains about routes: the page's own, and the folder with those of all pages. */
export type RouteData = {own: PageRoute | undefined; folder: string};

/**
 * Writes the routes of all pages in parts, which browsers fetch when a link is about to be followed. Their folder has
 * a hash of the content: an open page of an earlier build never gets the routes of another one.
 *
 * @param moduleOf returns a bundled module by its name
 * @returns the data for the HTML of a page
 */
export async function writeParts(
  outDir: string,
  pages: ReadonlyMap<string, readonly Route[]>,
  moduleOf: (name: string) => BundledModule,
): Promise<(path: string) => RouteData> {
  const parts = Array.from({length: partCount}, (): Record<string, PageRoute> => ({}));
  for (const [path, routes] of pages)
    Object.assign(parts[partOf(path)] ?? {}, {[path]: bundledRoute(routes, moduleOf)});
  const texts = parts.map((part) => JSON.stringify(part));
  const folder = `/assets/routes/${createHash('sha256').update(texts.join('')).digest('hex').slice(0, 10)}`;
  await mkdir(join(outDir, folder), {recursive: true});
  await Promise.all(texts.map((text, number) => writeFile(join(outDir, folder, `${number}.json`), text)));
  return (path) => ({own: parts[partOf(path)]?.[path], folder});
}
