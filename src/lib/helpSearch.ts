/** Something that can be found: what it is, what it is called, what it says, and where it stands. */
export type HelpEntry = {
  /** Such as `Question`: tells results apart. */
  kind: string;
  title: string;
  text: string;
  /** A path of this site, with a fragment where there is one. */
  to: string;
};

/** A text in runs, those that were searched for marked. */
export type MarkedText = {text: string; marked: boolean}[];

export type HelpResult = {entry: HelpEntry; title: MarkedText; excerpt: MarkedText};

/** Words that a question is made of and that say nothing about what is asked. */
const fillers = new Set(
  'a an and are be can could do does for how i if in is it me my of on or our s t the there this to us we what when where which who why will with you your'.split(
    ' ',
  ),
);

/** How long a result's excerpt is, in characters. */
const excerptLength = 160;

/**
 * The entries that hold every word of the query, whole or as a word's beginning, the best first: a word in the title
 * counts more than one in the text, and a whole one more than a beginning. Case and accents do not matter, nor do
 * small words such as "how do I" beside others. Entries that match alike stay in their order.
 */
export function searchHelp(entries: readonly HelpEntry[], query: string): HelpResult[] {
  const words = wordsToFind(query);
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({entry, score: scoreOf(entry, words)}))
    .filter(({score}) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({entry}) => ({
      entry,
      title: marked(entry.title, words),
      excerpt: marked(excerptOf(entry.text, words), words),
    }));
}

/** The text in runs, with the words that begin with one of `words` marked as far as they do. */
export function marked(original: string, words: readonly string[]): MarkedText {
  const text = original.normalize('NFC');
  const runs: MarkedText = [];
  let done = 0;
  for (const {word, at} of wordsOf(text)) {
    const length = Math.max(0, ...words.flatMap((wanted) => lengthOfMatch(word, wanted)));
    if (length === 0) continue;
    if (at > done) runs.push({text: text.slice(done, at), marked: false});
    runs.push({text: text.slice(at, at + length), marked: true});
    done = at + length;
  }
  if (done < text.length) runs.push({text: text.slice(done), marked: false});
  return runs;
}

function wordsToFind(query: string): string[] {
  const words = [...new Set(wordsOf(query).map(({word}) => word))];
  const telling = words.filter((word) => !fillers.has(word));
  return telling.length > 0 ? telling : words;
}

function scoreOf({title, text}: HelpEntry, words: readonly string[]): number {
  const inTitle = wordsOf(title);
  const inText = wordsOf(text);
  const scores = words.map((wanted) => Math.max(6 * bestMatch(inTitle, wanted), bestMatch(inText, wanted)));
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0);
}

/** 2 where one of the words is the wanted one, 1 where one begins with it, 0 where none does. */
function bestMatch(words: readonly {word: string}[], wanted: string): number {
  return Math.max(0, ...words.map(({word}) => (word === wanted ? 2 : lengthOfMatch(word, wanted) > 0 ? 1 : 0)));
}

/** How many characters of the word were wanted: "prices" finds "price", too. */
function lengthOfMatch(word: string, wanted: string): number {
  if (word.startsWith(wanted)) return wanted.length;
  const singular = wanted.length > 3 && wanted.endsWith('s') ? wanted.slice(0, -1) : undefined;
  return word === singular ? word.length : 0;
}

/** The text's words, folded, with where they stand: runs of letters, and runs of digits ("SOC2" is found as "SOC 2"). */
function wordsOf(text: string): {word: string; at: number}[] {
  return [...folded(text.normalize('NFC')).matchAll(/\p{L}+|\p{N}+/gu)].map(({0: word, index}) => ({word, at: index}));
}

/** In lower case and without accents, a character for a character, so that places in it are places in the text. */
function folded(text: string): string {
  return Array.from({length: text.length}, (_, index) => {
    const plain = text.charAt(index).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : text.charAt(index);
  }).join('');
}

/** The part of the text around its first match, cut between words. */
function excerptOf(original: string, words: readonly string[]): string {
  const text = original.normalize('NFC');
  if (text.length <= excerptLength) return text;
  const first = wordsOf(text).find(({word}) => words.some((wanted) => lengthOfMatch(word, wanted) > 0))?.at ?? 0;
  const start = first < excerptLength / 2 ? 0 : text.lastIndexOf(' ', first - excerptLength / 3) + 1;
  const end = text.length - start <= excerptLength ? text.length : text.lastIndexOf(' ', start + excerptLength);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
