import type {ContentType} from '../../lib/contentTypes';
import {type MarkedText, marked} from '../../lib/search/highlight';
import {significantWords, wordsOf} from '../../lib/search/words';
import type {IndexedRecord, SearchIndex} from './pagefind';
import {containsWord, matchedShare, type Ranked, type Ranking, type Scope, searchAndRank} from './ranking';
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
  /** The query that was searched for instead, if the original is probably mistyped. */
  corrected?: string;
  /** Whether no result contains all words of the query, and these contain some. */
  nearest: boolean;
  /** Whether there are more results than these. */
  more: boolean;
};

/**
 * Searches the index and returns the best results first. A record whose name matches ranks above one whose text
 * contains the words often. Synonyms match, too, and a typing error in a word is corrected. If no record contains all
 * words, returns those with some of them.
 */
export async function findIn(index: SearchIndex, query: string, scope: Scope): Promise<Found> {
  const words = significantWords(query);
  if (words.length === 0) return {results: [], nearest: false, more: false};
  const found = await searchAndRank(index, query, scope);
  const missing = significantWords(removeBrandName(query)).filter(
    (word) => !hasSynonym(word, query) && !found.records.some(({record}) => containsWord(record, word)),
  );
  if (missing.length === 0) return {...toFound(found, words), nearest: false};
  const corrected = correct(words, missing, [...(await index.vocabulary()), ...synonymWords]);
  const better = corrected && (await searchAndRank(index, corrected.join(' '), scope));
  if (better && better.records.length > 0) {
    return {...toFound(better, corrected), corrected: corrected.join(' '), nearest: false};
  }
  // For an unknown word Pagefind returns records with words that begin similarly, so unknown words are omitted.
  const known = words.flatMap((word) => (missing.includes(word) ? (topicOf(word) ?? []) : word));
  if (known.length === 0) return {results: [], nearest: true, more: false};
  return {...toFound(await searchAndRank(index, known.join(' '), scope), known), nearest: true};
}

/** Returns the words with spelling corrections for those in `missing`; `undefined` if there are none. */
function correct(
  words: readonly string[],
  missing: readonly string[],
  vocabulary: readonly string[],
): string[] | undefined {
  const corrected = words.map((word) => (missing.includes(word) && correctWord(word, vocabulary)) || word);
  return corrected.some((word, index) => word !== words[index]) ? corrected : undefined;
}

function toFound({records, more}: Ranking, queryWords: readonly string[]): Pick<Found, 'results' | 'more'> {
  return {results: records.map((result) => toResult(result, queryWords)), more};
}

function toResult({record, words: matchedWords}: Ranked, queryWords: readonly string[]): SearchResult {
  const {url, kind, title, headings} = record;
  const words = [...matchedWords, ...queryWords].flatMap((word) => wordsOf(word).map((part) => part.word));
  return {
    url,
    kind,
    title: marked(title, words),
    excerpt: marked(summaryOf(record, words), words),
    headings: headings.map((heading) => ({url: heading.url, title: marked(heading.title, words)})),
  };
}

/** Returns the description if it and the title contain all words or there is no excerpt; otherwise the excerpt. */
function summaryOf({title, description, excerpt}: IndexedRecord, words: readonly string[]): string {
  const isDescribed = [title, `${title} ${description}`].some((text) => matchedShare(text, words) === 1);
  return description && (isDescribed || !excerpt) ? description : excerpt;
}
