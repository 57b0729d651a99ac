import {markdownPath} from '../lib/markdownTwin';
import type {Document} from './documents';
import {namesIn, textOf} from './files';
import type {Addresses, Published} from './published';
import {madeForMachines} from './rules/fileLinks';
import {listedPages} from './rules/names';

/** Lists and files that no page of `docs`, `blog` or `src/pages` makes. */
const madeByPlugins = ['/blog', '/blog/tags', '/blog/authors', '/changelog', ...madeForMachines];

/** Every address of the project in `root`, were these documents, and these that nobody could read, all it has. */
export function addressesOf(
  root: string,
  {documents, unread}: {documents: readonly Document[]; unread: readonly {path: string}[]},
  published: Published,
): Addresses {
  const addresses = new Map<string, ReadonlySet<string> | undefined>();
  for (const path of [...madeByPlugins, ...listedPages(root)]) addresses.set(path, fragmentsOf(published[path]));
  for (const name of namesIn(root, 'src/pages')) {
    if (!/^[^_].*\.tsx$/.test(name)) continue;
    const path = `/${name.replace(/(\/?index)?\.tsx$/, '')}`;
    // A section that it has just been given is not published yet.
    const own = [...textOf(root, `src/pages/${name}`).matchAll(/\sid="([\w-]+)"/g)].map(([, id = '']) => id);
    addresses.set(path, published[path] && new Set([...published[path], ...own]));
  }
  for (const {path, headings} of documents) {
    addresses.set(path, new Set([...(addresses.get(path) ?? []), ...headings.map(({id}) => id)]));
  }
  for (const path of [...addresses.keys()]) addresses.set(markdownPath(path), undefined);
  for (const name of namesIn(root, 'static')) addresses.set(`/${name}`, undefined);
  for (const {path} of unread) addresses.set(path, undefined);
  return addresses;
}

function fragmentsOf(published: readonly string[] | undefined): ReadonlySet<string> | undefined {
  return published && new Set(published);
}
