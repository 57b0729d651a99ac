import {type Found, findIn, type Scope, type SearchIndex} from '../lib/search/find';
import {type Pagefind, pagefindOptions, searchIndexOf} from '../lib/search/pagefind';

/** Where the build puts the index (plugins/builtPages/searchIndex.ts). */
const folder = '/pagefind/';

let opened: Promise<SearchIndex> | undefined;

/** Fetches what searching needs, ahead of the first search. Never rejects: the search itself says what failed. */
export async function prepareSearch(): Promise<void> {
  await open().catch(() => undefined);
}

/** Searches the site, or one kind of its content. Rejects when the index cannot be had; the next search tries again. */
export async function searchSite(query: string, scope: Scope): Promise<Found> {
  try {
    const found = await findIn(await open(), query, scope);
    // Pagefind takes parts of the index that do not come for parts that hold nothing.
    if (found.results.length === 0) await fetchEntry();
    return found;
  } catch (error) {
    opened = undefined;
    throw error;
  }
}

/** What failed is forgotten: the network may be back by the next search. */
function open(): Promise<SearchIndex> {
  opened ??= load().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<SearchIndex> {
  const address = `${folder}pagefind.js`;
  // Pagefind asks for one after the other; what is on its way already it finds in the browser's cache.
  const [{createInstance}, {hash}] = await Promise.all([
    import(/* webpackIgnore: true */ address) as Promise<Pagefind>,
    fetchEntry(),
    fetchAhead('wasm.en.pagefind'),
  ]);
  void fetchAhead(`pagefind.${hash}.pf_meta`);
  return searchIndexOf(createInstance(pagefindOptions), readWords);
}

/** What the index is, as it is now. Rejects when there is none: Pagefind would only complain to the console. */
async function fetchEntry(): Promise<{hash: string}> {
  const response = await fetch(`${folder}pagefind-entry.json?ts=${pagefindOptions.metaCacheTag}`, {cache: 'no-cache'});
  const {languages} = (await response.json()) as {languages: {en: {hash: string}}};
  return languages.en;
}

async function fetchAhead(file: string): Promise<void> {
  await fetch(folder + file).catch(() => undefined);
}

/** Without it nothing is put right, and all else is found. */
async function readWords(file: string): Promise<string> {
  const response = await fetch(folder + file).catch(() => undefined);
  return response?.ok ? response.text() : '';
}
