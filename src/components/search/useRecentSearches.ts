import {useState} from 'react';
import {storageKeys} from '../../lib/storageKeys';

/** Returns this browser's recent searches, latest first. If storage is blocked, they are lost on the next page load. */
export function useRecentSearches(): {recent: string[]; remember: (query: string) => void; forget: () => void} {
  const [recent, setRecent] = useState(read);

  function save(next: string[]): void {
    setRecent(next);
    unstored = undefined;
    try {
      if (next.length > 0) localStorage.setItem(storageKeys.recentSearches, JSON.stringify(next));
      else localStorage.removeItem(storageKeys.recentSearches);
    } catch {
      unstored = next;
    }
  }

  return {recent, remember: (query) => save(withSearch(read(), query)), forget: () => save([])};
}

/** Searches that could not be written to storage. */
let unstored: string[] | undefined;

function read(): string[] {
  if (unstored) return unstored;
  try {
    return readSearches(localStorage.getItem(storageKeys.recentSearches));
  } catch {
    return [];
  }
}

const maxSearches = 5;

/** Puts a search first in the list. Removes its duplicate, and searches that are a beginning of its text. */
export function withSearch(recent: readonly string[], query: string): string[] {
  const search = query.trim();
  if (!search) return [...recent];
  const others = recent.filter((other) => !search.toLowerCase().startsWith(other.toLowerCase()));
  return [search, ...others].slice(0, maxSearches);
}

/** Parses the stored searches; returns an empty list for invalid data. */
export function readSearches(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(list)
      ? list.filter((entry): entry is string => typeof entry === 'string').slice(0, maxSearches)
      : [];
  } catch {
    return [];
  }
}
