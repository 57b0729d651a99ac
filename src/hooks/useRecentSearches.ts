import {useState} from 'react';
import {storageKeys} from '../lib/storageKeys';

/**
 * What this browser searched for last, the latest first. Where storage is refused it is known until the page is left.
 */
export function useRecentSearches(): {recent: string[]; remember: (query: string) => void; forget: () => void} {
  const [recent, setRecent] = useState(read);

  function keep(next: string[]): void {
    setRecent(next);
    unstored = undefined;
    try {
      if (next.length > 0) localStorage.setItem(storageKeys.recentSearches, JSON.stringify(next));
      else localStorage.removeItem(storageKeys.recentSearches);
    } catch {
      unstored = next;
    }
  }

  return {recent, remember: (query) => keep(withSearch(read(), query)), forget: () => keep([])};
}

/** What storage did not take. */
let unstored: string[] | undefined;

function read(): string[] {
  if (unstored) return unstored;
  try {
    return readSearches(localStorage.getItem(storageKeys.recentSearches));
  } catch {
    return [];
  }
}

/** How many searches are offered again. */
const kept = 5;

/** The recent searches with this one first. A search that went on from another one takes its place. */
export function withSearch(recent: readonly string[], query: string): string[] {
  const search = query.trim();
  if (!search) return [...recent];
  const others = recent.filter((other) => !search.toLowerCase().startsWith(other.toLowerCase()));
  return [search, ...others].slice(0, kept);
}

/** What storage holds as a list of searches: nothing when it holds anything else. */
export function readSearches(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list) ? list.filter((entry): entry is string => typeof entry === 'string').slice(0, kept) : [];
  } catch {
    return [];
  }
}
