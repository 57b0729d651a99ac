import {stemmer} from 'stemmer';

/** Words that a question is made of and that say nothing about what is asked. */
const fillers = new Set(
  'a an and are be can could do does for get have how i if in is it me my of on or our s set setup should t that the there this to up us we what when where which who why will with you your much many any'.split(
    ' ',
  ),
);

/** What a name may end with, as in C++ and C#; a `#` before a word belongs to that one. */
const nameEnding = String.raw`(?:\+\+|#(?![\p{L}\p{N}]))?`;
const words = new RegExp(String.raw`[\p{L}\p{N}]+${nameEnding}`, 'gu');
const lettersOrDigits = new RegExp(String.raw`\p{L}+${nameEnding}|\p{N}+`, 'gu');

/** The words of a query that say what is asked: all of them, when it holds no others than fillers. */
export function significantWords(query: string): string[] {
  const said = [...new Set(wordsIn(query))];
  const telling = said.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : said;
}

/** The text's words, folded, with digits left where they are written: "SOC2" is one word. */
export function wordsIn(text: string): string[] {
  return folded(text.normalize('NFC')).match(words) ?? [];
}

/**
 * The text's words, folded, with where they stand: runs of letters, and runs of digits ("SOC2" is found as "SOC 2").
 */
export function wordsOf(text: string): {word: string; at: number}[] {
  return [...folded(text.normalize('NFC')).matchAll(lettersOrDigits)].map(({0: word, index}) => ({word, at: index}));
}

/**
 * How many characters of the word were wanted: its beginning, or all of it where it is another form of what was. A
 * number is no beginning of another: "SOC2" does not want 2025.
 */
export function lengthOfMatch(word: string, wanted: string): number {
  if (word.startsWith(wanted) && (word === wanted || !/\p{N}/u.test(wanted))) return wanted.length;
  return isSameWord(word, wanted) ? word.length : 0;
}

/** Whether two words are forms of one, such as price and pricing, or run and running. */
export function isSameWord(one: string, other: string): boolean {
  return one === other || stemmer(one) === stemmer(other);
}

/** In lower case and without accents, a character for a character, so that places in it are places in the text. */
function folded(text: string): string {
  return Array.from({length: text.length}, (_, index) => {
    const plain = text.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : text.charAt(index);
  }).join('');
}
