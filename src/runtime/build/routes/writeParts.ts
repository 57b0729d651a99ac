import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {type PageRoute, partCount, partOf, type Route} from '../../protocol';
import {type BundledModule, bundledRoute} from './pageRoutes';

/** What a page's HTML contains about routes: the page's own, and the folder with those of all pages and the hashes. */
export type RouteData = {own: PageRoute | undefined; folder: string | undefined};

/**
 * Writes the routes of all pages in parts, and the hashes of the chunks of all pages, which browsers fetch when a link is
 * about to be followed. Their folder has a hash of the content: an open page of an earlier build never gets the routes of
 * another one.
 *
 * @param moduleOf returns a bundled module by its name
 * @param filesOf returns the stylesheets and hashes of chunks that are in no other table, by their ids
 * @param hashes the hashes of the chunks that the bundler's runtime loads, by `chunkHashes`
 * @returns the data for the HTML of a page
 */
export async function writeParts(
  {outDir, baseUrl}: {outDir: string; baseUrl: string},
  pages: Readonly<Record<string, readonly Route[]>>,
  moduleOf: (name: string) => BundledModule,
  filesOf: (chunks: readonly string[]) => Pick<PageRoute, 'stylesheets' | 'integrity'>,
  hashes: Readonly<Record<string, string>>,
): Promise<(path: string | undefined) => RouteData> {
  const parts = Array.from({length: partCount}, (): Record<string, PageRoute> => ({}));
  for (const [path, routes] of Object.entries(pages)) {
    const route = bundledRoute(routes, moduleOf);
    const chunks = [...Object.values(route.files), route.bodies].flatMap((files) => Object.keys(files));
    Object.assign(parts[partOf(path)] ?? {}, {[path]: {...route, ...filesOf(chunks)}});
  }
  const files = Object.entries({...parts, integrity: hashes}).map(([name, content]) => [name, JSON.stringify(content)]);
  const folder = `assets/routes/${createHash('sha256').update(files.join('')).digest('hex').slice(0, 10)}`;
  await mkdir(join(outDir, folder), {recursive: true});
  await Promise.all(files.map(([name, text = '']) => writeFile(join(outDir, folder, `${name}.json`), text)));
  return (path) => ({
    own: path === undefined ? undefined : parts[partOf(path)]?.[path],
    folder: `${baseUrl}${folder}`,
  });
}
