import {type Found, findIn} from '../lib/search/find';
import {type Pagefind, pagefindOptions, searchIndexOf} from '../lib/search/pagefind';
import type {Scope, SearchIndex} from '../lib/search/searchIndex';

/** Where the build puts the index (plugins/builtPages/searchIndex.ts). */
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

/** How many searches have timed out: a browser imports an address that stalls once, and another one is asked for. */
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
  try {
    return await Promise.race([search(query, scope), timeout]);
  } catch (error) {
    opened = undefined;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

async function search(query: string, scope: Scope): Promise<Found> {
  const now = await open();
  const found = await findIn(now.index, query, scope);
  if (await isStillThere(now, found)) return found;
  opened = undefined;
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
    const {hash} = await fetchEntry(results.length > 0 ? AbortSignal.timeout(longestWait) : undefined);
    return hash === now.hash;
  } catch (error) {
    if (results.length === 0) throw error;
    return true;
  }
}

/** What failed is forgotten: the network may be back by the next search. */
function open(): Promise<Opened> {
  opened ??= load().catch((error) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<Opened> {
  const address = `${folder}pagefind.js${timeouts > 0 ? `?${timeouts}` : ''}`;
  // Pagefind asks for one after the other; what is on its way already it finds in the browser's cache.
  const [{createInstance}, {hash}] = await Promise.all([
    import(/* webpackIgnore: true */ address) as Promise<Pagefind>,
    fetchEntry(),
    fetchAhead('wasm.en.pagefind'),
  ]);
  void fetchAhead(`pagefind.${hash}.pf_meta`);
  return {index: searchIndexOf(createInstance(pagefindOptions), readWords), hash, asked: performance.now()};
}

/** What the index is, as it is now. Rejects when there is none: Pagefind would only complain to the console. */
async function fetchEntry(signal?: AbortSignal): Promise<{hash: string}> {
  const address = `${folder}pagefind-entry.json?ts=${pagefindOptions.metaCacheTag}`;
  const response = await fetch(address, {cache: 'no-cache', signal: signal ?? null});
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
