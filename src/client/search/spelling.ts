import {distance} from 'fastest-levenshtein';
import {stemmer} from 'stemmer';

/** Shorter words and stems are not corrected: too many others resemble them. */
const minWordLength = 4;
const minStemLength = 5;

/**
 * The word that was most likely meant: the first of the vocabulary, which has common words first, that is one typing
 * error away, or else whose stem is; preferably with the same first letter. `undefined` for a known word, for the
 * beginning of one, and where none is similar.
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

/** Whether one letter too many, missing or wrong, or two letters swapped, turn one into the other. */
function isTypingError(one: string, other: string, minLength: number): boolean {
  if (Math.min(one.length, other.length) < minLength) return false;
  const letters = distance(one, other);
  return letters <= 1 || (letters === 2 && sorted(one) === sorted(other));
}

function sorted(text: string): string {
  return [...text].sort().join('');
}
