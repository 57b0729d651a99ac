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
