import {type Found, findIn, type Scope, type SearchIndex} from '../lib/search/find';
import {type Pagefind, pagefindOptions, searchIndexOf} from '../lib/search/pagefind';

/** Where the build puts the index (plugins/builtPages/searchIndex.ts). */
const folder = '/pagefind/';

let opened: Promise<SearchIndex> | undefined;

/** Fetches what searching needs, once, ahead of the first search. Never rejects: the search itself says what failed. */
export async function prepareSearch(): Promise<void> {
  await open().catch(() => undefined);
}

/**
 * Searches the whole site, or one kind of its content. Rejects when the index cannot be had; the next search tries
 * again.
 */
export async function searchSite(query: string, scope: Scope): Promise<Found> {
  const index = await open();
  const found = await findIn(index, query, scope);
  // Pagefind takes parts of the index that do not come for parts that hold nothing.
  if (found.results.length === 0) await fetchEntry();
  return found;
}

function open(): Promise<SearchIndex> {
  opened ??= load().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function load(): Promise<SearchIndex> {
  // Pagefind would only complain to the console if its index were missing.
  await fetchEntry();
  const address = `${folder}pagefind.js`;
  const pagefind = (await import(/* webpackIgnore: true */ address)) as Pagefind;
  await pagefind.options(pagefindOptions);
  await pagefind.init();
  return searchIndexOf(pagefind, fetchVocabulary);
}

async function fetchEntry(): Promise<void> {
  const response = await fetch(`${folder}pagefind-entry.json`, {cache: 'no-cache'});
  await response.json();
}

/** Without it nothing is put right, and all else is found. */
async function fetchVocabulary(): Promise<string[]> {
  try {
    const response = await fetch(`${folder}words.txt`);
    return response.ok ? (await response.text()).split('\n') : [];
  } catch {
    return [];
  }
}
