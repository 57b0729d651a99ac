import type {Found} from './find';

/** Summarizes the results of a search in a sentence for the status message. */
export function searchSentence({results, corrected, nearest, more}: Found, query: string): string {
  const count = results.length;
  if (count === 0) return `No results for “${query}”.`;
  if (nearest) return `Closest matches for “${query}”.`;
  if (corrected) return `Showing results for “${corrected}”. No results for “${query}”.`;
  if (more) return `Top ${count} results for “${query}”.`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”.`;
}
