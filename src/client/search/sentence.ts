import type {Found} from './find';

/** What came of a search, in a sentence that is announced. */
export function searchSentence({results, corrected, nearest, more}: Found, query: string): string {
  const count = results.length;
  if (count === 0) return `Nothing found for “${query}”.`;
  if (nearest) return `These come nearest to “${query}”.`;
  if (corrected) return `Results for “${corrected}”; nothing matches “${query}”.`;
  if (more) return `The ${count} best results for “${query}”.`;
  return `${count} ${count === 1 ? 'result' : 'results'} for “${query}”.`;
}
