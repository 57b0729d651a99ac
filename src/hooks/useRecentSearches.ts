import {useState} from 'react';
import {readSearches, withSearch} from '../lib/recentSearches';
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
