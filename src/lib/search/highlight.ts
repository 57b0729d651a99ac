import {lengthOfMatch, wordsOf} from './words';

/** A text in runs, those that were searched for marked. */
export type MarkedText = {text: string; marked: boolean}[];

/** The text in runs, with the words that begin with one of `words` marked as far as they do. */
export function marked(original: string, words: readonly string[]): MarkedText {
  const text = original.normalize('NFC');
  const runs: MarkedText = [];
  let done = 0;
  for (const {word, at} of wordsOf(text)) {
    const length = Math.max(0, ...words.map((wanted) => lengthOfMatch(word, wanted)));
    if (length === 0) continue;
    if (at > done) runs.push({text: text.slice(done, at), marked: false});
    runs.push({text: text.slice(at, at + length), marked: true});
    done = at + length;
  }
  if (done < text.length) runs.push({text: text.slice(done), marked: false});
  return runs;
}
