import type {ContentType} from '../../lib/contentTypes';
import {type MarkedText, marked} from '../../lib/search/highlight';
import type {IndexedRecord, Scope, SearchIndex} from '../../lib/search/searchIndex';
import {significantWords, wordsOf} from '../../lib/search/words';
import {type Ranked, type Ranking, ranked, says, shareOf} from './ranking';
import {correctWord} from './spelling';
import {hasSynonym, removeBrandName, synonymWords, topicOf} from './synonyms';

export type SearchResult = {
  url: string;
  kind: ContentType;
  title: MarkedText;
  excerpt: MarkedText;
  headings: {url: string; title: MarkedText}[];
};

export type Found = {
  results: SearchResult[];
  /** What was searched for instead, when the query was most likely mistyped. */
  corrected?: string;
  /** No result has all words of the query: these have some. */
  nearest: boolean;
  /** There are more: these are the best. */
  more: boolean;
};

/**
 * Finds what a visitor looks for, the best first. A record that is called what was typed comes before one that says
 * it often; synonyms find it too; a typing error in a word is corrected; and what has only some of the words is offered
 * when nothing has them all.
 */
export async function findIn(index: SearchIndex, query: string, scope: Scope): Promise<Found> {
  const words = significantWords(query);
  if (words.length === 0) return {results: [], nearest: false, more: false};
  const found = await ranked(index, query, scope);
  const missing = significantWords(removeBrandName(query)).filter(
    (word) => !hasSynonym(word, query) && !found.records.some(({record}) => says(record, word)),
  );
  if (missing.length === 0) return {...shownAs(found, words), nearest: false};
  const corrected = correct(words, missing, [...(await index.vocabulary()), ...synonymWords]);
  const better = corrected && (await ranked(index, corrected.join(' '), scope));
  if (better && better.records.length > 0) {
    return {...shownAs(better, corrected), corrected: corrected.join(' '), nearest: false};
  }
  // For a word that it does not have, Pagefind answers with what begins a little like it: such words are left out.
  const known = words.flatMap((word) => (missing.includes(word) ? (topicOf(word) ?? []) : word));
  if (known.length === 0) return {results: [], nearest: true, more: false};
  return {...shownAs(await ranked(index, known.join(' '), scope), known), nearest: true};
}

/** The words with those of `missing` corrected that are most likely mistyped; `undefined` when none is. */
function correct(
  words: readonly string[],
  missing: readonly string[],
  vocabulary: readonly string[],
): string[] | undefined {
  const corrected = words.map((word) => (missing.includes(word) && correctWord(word, vocabulary)) || word);
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined;
}

function shownAs({records, more}: Ranking, asked: readonly string[]): Pick<Found, 'results' | 'more'> {
  return {results: records.map((result) => shown(result, asked)), more};
}

function shown({record, words: said}: Ranked, asked: readonly string[]): SearchResult {
  const {url, kind, title, headings} = record;
  const words = [...said, ...asked].flatMap((word) => wordsOf(word).map((part) => part.word));
  return {
    url,
    kind,
    title: marked(title, words),
    excerpt: marked(summaryOf(record, words), words),
    headings: headings.map((heading) => ({url: heading.url, title: marked(heading.title, words)})),
  };
}

/** How the record describes itself, where that or its title is what was searched for; otherwise where it says it. */
function summaryOf({title, description, excerpt}: IndexedRecord, words: readonly string[]): string {
  const describes = [title, `${title} ${description}`].some((text) => shareOf(text, words) === 1);
  return description && (describes || !excerpt) ? description : excerpt;
}
