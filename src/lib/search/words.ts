/** Words that a question is made of and that say nothing about what is asked. */
const fillers = new Set(
  'a an and are be can could do does for get have how i if in is it me my of on or our s set setup should t that the there this to up us we what when where which who why will with you your much many any'.split(
    ' ',
  ),
);

/** What a name may end with, as in C++ and C#; a `#` before a word belongs to that one. */
export const nameEnding = String.raw`(?:\+\+|#(?![\p{L}\p{N}]))?`;
const words = new RegExp(String.raw`[\p{L}\p{N}]+${nameEnding}`, 'gu');
const lettersOrDigits = new RegExp(String.raw`\p{L}+${nameEnding}|\p{N}+`, 'gu');

/** The words of a query that say what is asked: all of them, when it holds no others than fillers. */
export function tellingWords(query: string): string[] {
  const said = [...new Set(folded(query.normalize('NFC')).match(words) ?? [])];
  const telling = said.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : said;
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

/** What is short as an ending is, and makes another word. */
const parts = ['up', 'log'];

/**
 * Whether two words are forms of one, such as price and pricing: what follows their common beginning is short. A
 * startup is nothing that is started, and a changelog no change.
 */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  let common = 0;
  while (common < one.length && one[common] === other[common]) common += 1;
  const endings = [one, other].map((word) => word.slice(common));
  return common >= 4 && endings.every((ending) => ending.length <= 3 && !parts.includes(ending));
}

/** The word without the ending that a plural or another form of a verb has. */
export function stemOf(word: string): string {
  const stem = word.replace(/(ing|ed|ies|es|s|y)$/, '');
  return stem.length >= 3 ? stem : word;
}

/** In lower case and without accents, a character for a character, so that places in it are places in the text. */
function folded(text: string): string {
  return Array.from({length: text.length}, (_, index) => {
    const plain = text.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : text.charAt(index);
  }).join('');
}
