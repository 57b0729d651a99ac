import type {ContentType} from '../../lib/contentTypes';
import {isSameWord, matchLength, significantWords} from '../../lib/search/words';
import type {Hit, IndexedRecord, SearchIndex} from './pagefind';
import {expandQuery, removeBrandName} from './synonyms';

/** Weights of a search for a synonym, and for a single word of the query. The query itself has the weight 1. */
const synonymWeight = 0.8;
const singleWordWeight = 0.4;

/** Weight of a score if the record shows only words that begin like those of the search. */
const prefixWeight = 0.5;

/** Boost for a record with a matching name, before it is loaded. */
const nameBoost = 1;

/**
 * Boost for a loaded record with a matching name, in addition to the title boost: the name may be an alias of the
 * title.
 */
const aliasBoost = 0.3;

export type Scope = {
  /** The content type to search; all if undefined. */
  kind?: ContentType;
  /** Maximum number of records that are loaded and ranked. */
  atMost: number;
};

/** The loaded records, best first, and whether more were found. */
export type Ranking = {records: Ranked[]; more: boolean};

/** A record, and the words of the search that ranks it highest. */
export type Ranked = {record: IndexedRecord; rank: number; words: readonly string[]};

/** One search of the index: the query, a synonym, or a single word of the query. */
type Search = {words: readonly string[]; weight: number};

/** A record's match in one search; `score` is relative to the best score of the search. */
type Match = {search: Search; score: number; named: boolean};

/**
 * Searches for the query, for each of its words, and, without the brand name, for synonyms. Skips the synonyms if a
 * title is exactly the query, because every further word makes the browser load another part of the index.
 */
export async function searchAndRank(index: SearchIndex, query: string, scope: Scope): Promise<Ranking> {
  const unbranded = removeBrandName(query);
  const synonyms = expandQuery(unbranded).map((text) => ({words: significantWords(text), weight: synonymWeight}));
  const words = significantWords(query);
  const found = await searchAll(index, queryAndWords(words), scope);
  const isComplete = synonyms.length === 0 && unbranded === query;
  if (isComplete || found.records.some(({record}) => isSameTitle(record.title, words))) return found;
  return searchAll(index, [...queryAndWords(significantWords(unbranded)), ...synonyms], scope);
}

function queryAndWords(words: readonly string[]): Search[] {
  const singleWords = words.length > 1 ? words.map((word) => ({words: [word], weight: singleWordWeight})) : [];
  return [{words, weight: 1}, ...singleWords];
}

async function searchAll(index: SearchIndex, searches: readonly Search[], {kind, atMost}: Scope): Promise<Ranking> {
  const candidates = new Map<string, {read: Hit['read']; matches: Match[]}>();
  await Promise.all(
    searches.map(async (search) => {
      const hits = await index.search(search.words.join(' '), kind);
      const best = hits.reduce((max, {score}) => Math.max(max, score), 0);
      for (const {id, score, named, read} of hits) {
        const candidate = candidates.get(id) ?? {read, matches: []};
        candidate.matches.push({search, score: score / best, named});
        candidates.set(id, candidate);
      }
    }),
  );
  const estimateOf = ({matches}: {matches: Match[]}) =>
    Math.max(...matches.map(({search: {weight}, score, named}) => weight * (score + (named ? nameBoost : 0))));
  const likeliest = [...candidates.values()].sort((one, other) => estimateOf(other) - estimateOf(one)).slice(0, atMost);
  const records = await Promise.all(
    likeliest.map(async ({read, matches}): Promise<Ranked> => {
      const record = await read();
      const ranks = matches.map(({search: {words, weight}, score, named}) => {
        const own = score * (prefixWeight + (1 - prefixWeight) * shownShare(record, words)) + (named ? aliasBoost : 0);
        return {record, words, rank: weight * (own + titleBoost(record, words))};
      });
      return ranks.reduce((best, next) => (next.rank > best.rank ? next : best));
    }),
  );
  return {records: records.sort((one, other) => other.rank - one.rank), more: candidates.size > atMost};
}

/**
 * Returns the boost for a title or heading that matches: highest for the whole title, and higher for the same form of a
 * word than for the same stem. "Credits" and "credit card" share a stem, as do "team" and "Microsoft Teams".
 */
function titleBoost({title, headings}: IndexedRecord, words: readonly string[]): number {
  const share = (matchedShare(title, words) + matchedShare(title, words, Object.is)) / 2;
  const isHeading = headings.some((heading) => isSameTitle(heading.title, words));
  return (isSameTitle(title, words) ? 2 : 0) + (isHeading ? 0.3 : 0) + share * 0.6;
}

function isSameTitle(title: string, words: readonly string[]): boolean {
  return significantWords(title).length === words.length && matchedShare(title, words) === 1;
}

/** Returns the share of the words that the text contains in any form, from 0 to 1. */
export function matchedShare(text: string, words: readonly string[], isMatch = isSameWord): number {
  const textWords = significantWords(text);
  return words.filter((target) => textWords.some((word) => isMatch(word, target))).length / words.length;
}

/** Returns the share of the words that the visible texts of a record contain, from 0 to 1. */
function shownShare({title, description, excerpt}: IndexedRecord, words: readonly string[]): number {
  return matchedShare(`${title} ${description} ${excerpt}`, words);
}

/** Whether the visible texts of a record contain the word, another form of it, or a word that begins with it. */
export function containsWord({title, description, excerpt}: IndexedRecord, target: string): boolean {
  return significantWords(`${title} ${description} ${excerpt}`).some((word) => matchLength(word, target) > 0);
}
