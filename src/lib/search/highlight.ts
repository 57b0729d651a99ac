import {matchLength, wordsOf} from './words';

/** A text split into runs; `marked` ones match the search. */
export type MarkedText = {text: string; marked: boolean}[];

/** Splits a text into runs and marks the matching part of each word that matches one of `words`. */
export function marked(original: string, words: readonly string[]): MarkedText {
  const text = original.normalize('NFC');
  const runs: MarkedText = [];
  let end = 0;
  for (const {word, at} of wordsOf(text)) {
    const length = Math.max(0, ...words.map((query) => matchLength(word, query)));
    if (length === 0) continue;
    if (at > end) runs.push({text: text.slice(end, at), marked: false});
    runs.push({text: text.slice(at, at + length), marked: true});
    end = at + length;
  }
  if (end < text.length) runs.push({text: text.slice(end), marked: false});
  return runs;
}
