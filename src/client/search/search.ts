import {scriptName, scriptUrlCount} from '../../lib/search/indexFormat';
import {baseUrl} from '../settings';
import {type Found, findIn} from './find';
import {type Pagefind, pagefindOptions, type SearchIndex, searchIndexOf} from './pagefind';
import type {Scope} from './ranking';

/** URL of the folder that the build writes the index to (plugins/search-index/searchIndex.ts). */
const folder = `${baseUrl}pagefind/`;

/** Age at which a loaded index is checked again, because a deployment may have replaced it. */
const staleAfterMs = 30_000;

/**
 * Time limit for the check of a loaded index if there are results, so that a stalled connection does not delay them.
 */
const revalidateTimeoutMs = 1000;

/** Time limit for a search, including loading the index. */
const searchTimeoutMs = 15_000;

/** The index, its hash, and the time of the last check that the hash is current. */
type LoadedIndex = {index: SearchIndex; hash: string; checkedAt: number};

let loadedIndex: Promise<LoadedIndex> | undefined;

/** Number of loads. Browsers cache a failed or stalled import by its URL, so each retry uses a new URL. */
let loadCount = 0;

/** Loads the index before the first search. Never rejects: the search itself reports errors. */
export async function prepareSearch(): Promise<void> {
  await open().catch(() => undefined);
}

/**
 * Searches the site, or one type of content. Rejects if the index fails to load or the search times out; the next
 * search loads the index again.
 */
export async function searchSite(query: string, scope: Scope): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DOMException(`No result within ${searchTimeoutMs / 1000} seconds`, 'TimeoutError')),
      searchTimeoutMs,
    );
  });
  const index = open();
  try {
    return await Promise.race([search(index, query, scope), timeout]);
  } catch (error) {
    discard(index);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function search(loading: Promise<LoadedIndex>, query: string, scope: Scope): Promise<Found> {
  const loaded = await loading;
  const found = await findIn(loaded.index, query, scope);
  if (await isIndexCurrent(loaded, found)) return found;
  discard(loading);
  return findIn((await open()).index, query, scope);
}

/**
 * Whether the server still has this index. Pagefind treats index files that fail to load as empty, so this is checked
 * after a weak result and if the index is stale. If the entry file fails to load, returns true if there are results and
 * rejects otherwise.
 */
async function isIndexCurrent(loaded: LoadedIndex, {results, nearest}: Found): Promise<boolean> {
  if (results.length > 0 && !nearest && performance.now() - loaded.checkedAt < staleAfterMs) return true;
  loaded.checkedAt = performance.now();
  try {
    const {hash} = await fetchEntry(results.length > 0 ? revalidateTimeoutMs : searchTimeoutMs);
    return hash === loaded.hash;
  } catch (error) {
    if (results.length === 0) throw error;
    return true;
  }
}

/** Loads the index once. Discards a failed load, because the network may be back by the next search. */
function open(): Promise<LoadedIndex> {
  if (loadedIndex) return loadedIndex;
  const loading = load();
  loadedIndex = loading;
  loading.catch(() => discard(loading));
  return loading;
}

/** Makes the next search load the index again, unless a newer one has already replaced it. */
function discard(index: Promise<LoadedIndex>): void {
  if (loadedIndex === index) loadedIndex = undefined;
}

async function load(): Promise<LoadedIndex> {
  const url = `${folder}${scriptName(Math.min(loadCount, scriptUrlCount - 1))}`;
  loadCount += 1;
  // Pagefind loads these files one after the other; prefetched, they are in the browser's cache.
  const [{createInstance}, {hash}] = await Promise.all([
    import(/* webpackIgnore: true */ url) as Promise<Pagefind>,
    fetchEntry(searchTimeoutMs),
    prefetch('wasm.en.pagefind'),
  ]);
  void prefetch(`pagefind.${hash}.pf_meta`);
  return {
    index: searchIndexOf(createInstance({...pagefindOptions, baseUrl}), readFile),
    hash,
    checkedAt: performance.now(),
  };
}

/** Fetches the hash of the server's index. Rejects if there is none, where Pagefind would only log an error. */
async function fetchEntry(timeoutMs: number): Promise<{hash: string}> {
  const url = `${folder}pagefind-entry.json?ts=${pagefindOptions.metaCacheTag}`;
  const response = await fetch(url, {cache: 'no-cache', signal: AbortSignal.timeout?.(timeoutMs)});
  const {languages} = (await response.json()) as {languages: {en: {hash: string}}};
  return languages.en;
}

async function prefetch(file: string): Promise<void> {
  await fetchFile(file);
}

function fetchFile(file: string): Promise<Response | undefined> {
  return fetch(folder + file, {signal: AbortSignal.timeout?.(searchTimeoutMs)}).catch(() => undefined);
}

/** Fetches the word list for spelling corrections; returns an empty string if that fails, which turns them off. */
async function readFile(file: string): Promise<string> {
  const response = await fetchFile(file);
  return response?.ok ? response.text() : '';
}
