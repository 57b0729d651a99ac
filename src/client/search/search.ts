import {type Pagefind, pagefindOptions, searchIndexOf} from '../../lib/search/pagefind';
import type {Scope, SearchIndex} from '../../lib/search/searchIndex';
import {type Found, findIn} from './find';

/** Where the build puts the index (plugins/search-index/searchIndex.ts). */
const folder = '/pagefind/';

/** After how long an open index is asked for anew, in milliseconds: a deployment may have replaced it. */
const mayBeReplacedAfter = 30_000;

/** For how long what was found waits for that answer, in milliseconds: a line that hangs would hold it back. */
const longestWait = 1000;

/** How long a search may take, the opening of the index included, before it has failed. */
const searchTimeoutMs = 15_000;

/** The index, what it is called by, and when that was last asked. */
type Opened = {index: SearchIndex; hash: string; asked: number};

let opened: Promise<Opened> | undefined;

/** How many searches have timed out. Browsers cache a stalled import by its URL, so each retry uses a new one. */
let timeouts = 0;

/** Fetches what searching needs, ahead of the first search. Never rejects: the search itself says what failed. */
export async function prepareSearch(): Promise<void> {
  await open().catch(() => undefined);
}

/**
 * Searches the site, or one kind of its content. Rejects when the index cannot be had, or not in time; the next search
 * tries again.
 */
export async function searchSite(query: string, scope: Scope): Promise<Found> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      timeouts += 1;
      reject(new DOMException(`No result within ${searchTimeoutMs / 1000} seconds`, 'TimeoutError'));
    }, searchTimeoutMs);
  });
  const index = open();
  try {
    return await Promise.race([search(index, query, scope), timeout]);
  } catch (error) {
    forget(index);
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function search(index: Promise<Opened>, query: string, scope: Scope): Promise<Found> {
  const now = await index;
  const found = await findIn(now.index, query, scope);
  if (await isStillThere(now, found)) return found;
  forget(index);
  return findIn((await open()).index, query, scope);
}

/**
 * Pagefind takes parts of the index that do not come for parts that hold nothing: where little was found it is asked.
 * What was found is shown all the same where nobody can say; rejects where nothing was.
 */
async function isStillThere(now: Opened, {results, nearest}: Found): Promise<boolean> {
  if (results.length > 0 && !nearest && performance.now() - now.asked < mayBeReplacedAfter) return true;
  now.asked = performance.now();
  try {
    const {hash} = await fetchEntry(results.length > 0 ? longestWait : searchTimeoutMs);
    return hash === now.hash;
  } catch (error) {
    if (results.length === 0) throw error;
    return true;
  }
}

/** What failed is forgotten: the network may be back by the next search. */
function open(): Promise<Opened> {
  if (opened) return opened;
  const loading = load();
  opened = loading;
  loading.catch(() => forget(loading));
  return loading;
}

/** Lets the next search load the index again, unless another one has replaced it. */
function forget(index: Promise<Opened>): void {
  if (opened === index) opened = undefined;
}

async function load(): Promise<Opened> {
  const address = `${folder}pagefind.js${timeouts > 0 ? `?${timeouts}` : ''}`;
  // Pagefind asks for one after the other; what is on its way already it finds in the browser's cache.
  const [{createInstance}, {hash}] = await Promise.all([
    import(/* webpackIgnore: true */ address) as Promise<Pagefind>,
    fetchEntry(searchTimeoutMs),
    fetchAhead('wasm.en.pagefind'),
  ]);
  void fetchAhead(`pagefind.${hash}.pf_meta`);
  return {index: searchIndexOf(createInstance(pagefindOptions), readFile), hash, asked: performance.now()};
}

/** What the index is, as it is now. Rejects when there is none: Pagefind would only complain to the console. */
async function fetchEntry(timeoutMs: number): Promise<{hash: string}> {
  const address = `${folder}pagefind-entry.json?ts=${pagefindOptions.metaCacheTag}`;
  const response = await fetch(address, {cache: 'no-cache', signal: AbortSignal.timeout(timeoutMs)});
  const {languages} = (await response.json()) as {languages: {en: {hash: string}}};
  return languages.en;
}

async function fetchAhead(file: string): Promise<void> {
  await fetchFile(file);
}

function fetchFile(file: string): Promise<Response | undefined> {
  return fetch(folder + file, {signal: AbortSignal.timeout(searchTimeoutMs)}).catch(() => undefined);
}

/** Empty when it cannot be had: the search then corrects no words and finds all else. */
async function readFile(file: string): Promise<string> {
  const response = await fetchFile(file);
  return response?.ok ? response.text() : '';
}
