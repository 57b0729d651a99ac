import {distance} from 'fastest-levenshtein';
import {stemmer} from 'stemmer';

/** Minimum length for a correction: shorter words and stems resemble too many others. */
const minWordLength = 4;
const minStemLength = 5;

/**
 * Returns the word that was probably intended: the first in the vocabulary (most frequent first) that is one typing
 * error away, or whose stem is. Prefers words with the same first letter. `undefined` for a known word, for the
 * beginning of one, and if no word is similar.
 */
export function correctWord(word: string, vocabulary: readonly string[]): string | undefined {
  if (word.length < minWordLength || vocabulary.some((known) => known.startsWith(word))) return undefined;
  const stem = stemmer(word);
  const similar = [
    ...vocabulary.filter((known) => isTypingError(word, known, minWordLength)),
    ...vocabulary.filter((known) => isTypingError(stem, stemmer(known), minStemLength)),
  ];
  return similar.find((known) => known[0] === word[0]) ?? similar[0];
}

/** Whether the words differ by one inserted, missing or wrong letter, or by two swapped letters. */
function isTypingError(one: string, other: string, minLength: number): boolean {
  if (Math.min(one.length, other.length) < minLength) return false;
  const editDistance = distance(one, other);
  return editDistance <= 1 || (editDistance === 2 && sorted(one) === sorted(other));
}

function sorted(text: string): string {
  return [...text].sort().join('');
}
