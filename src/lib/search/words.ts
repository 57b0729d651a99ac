import {stemmer} from 'stemmer';

/** Stop words: common in questions, without meaning for the search. */
const stopWords = new Set(
  'a an and are be can could do does for get have how i if in is it me my of on or our s set setup should t that the there this to up us we what when where which who why will with you your much many any'.split(
    ' ',
  ),
);

/** Suffix of a name, as in C++ and C#; a `#` directly before a word starts that word instead. */
const nameEnding = String.raw`(?:\+\+|#(?![\p{L}\p{N}]))?`;
const words = new RegExp(String.raw`[\p{L}\p{N}]+${nameEnding}`, 'gu');
const lettersOrDigits = new RegExp(String.raw`\p{L}+${nameEnding}|\p{N}+`, 'gu');

/** Removes duplicates and stop words from a query; keeps the stop words if there are no other words. */
export function significantWords(query: string): string[] {
  const all = [...new Set(wordsIn(query))];
  const significant = all.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : all;
}

/** Returns the words of a text, case-folded and without accents; digits do not split a word: "SOC2" is one word. */
export function wordsIn(text: string): string[] {
  return fold(text.normalize('NFC')).match(words) ?? [];
}

/**
 * Returns the words of a text like `wordsIn`, with their positions, but splits letters from digits: "SOC2" matches
 * "SOC 2".
 */
export function wordsOf(text: string): {word: string; at: number}[] {
  return [...fold(text.normalize('NFC')).matchAll(lettersOrDigits)].map(({0: word, index}) => ({word, at: index}));
}

/**
 * Returns how many characters at the start of `word` match `query`: the length of the prefix, or of the whole word if
 * both have the same stem. Numbers match only whole: the 2 of "SOC2" does not match 2025.
 */
export function matchLength(word: string, query: string): number {
  if (word.startsWith(query) && (word === query || !/\p{N}/u.test(query))) return query.length;
  return isSameWord(word, query) ? word.length : 0;
}

/** Whether two words are equal or have the same stem, such as price and pricing, or run and running. */
export function isSameWord(one: string, other: string): boolean {
  return one === other || stemmer(one) === stemmer(other);
}

/** Converts to lower case without accents, one character for each, so that positions stay the same. */
function fold(text: string): string {
  return Array.from({length: text.length}, (_, index) => {
    const plain = text.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : text.charAt(index);
  }).join('');
}
