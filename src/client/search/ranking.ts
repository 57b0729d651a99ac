import type {Hit, IndexedRecord, Scope, SearchIndex} from '../../lib/search/searchIndex';
import {isSameWord, lengthOfMatch, significantWords} from '../../lib/search/words';
import {otherWays, removeBrandName} from './synonyms';

/** What another way of saying it, or a part of it, counts beside the query itself. */
const otherWayCounts = 0.8;
const partCounts = 0.4;

/** What a score counts for that has nothing but another word, which begins like the one that was searched for. */
const beginsAlikeCounts = 0.5;

/** What a record gains, before it is read, by being called something that was searched for. */
const namedCounts = 1;

/** What it gains so once it is read, beside what its title counts for: people may call it so, whatever that is. */
const alsoCalledCounts = 0.3;

/** What was found, the best first, and whether there is more than was read. */
export type Ranking = {records: Ranked[]; more: boolean};

/** A record that was found, and the words of the search that found it best. */
export type Ranked = {record: IndexedRecord; rank: number; words: readonly string[]};

/** Something to search for: the query, another way of saying it, or a part of it. */
type Search = {words: readonly string[]; counts: number};

/** That a search found a record; `weight` is its share of the best one's score. */
type Match = {search: Search; weight: number; named: boolean};

/**
 * What is found by the words, each by itself if need be, and by other ways of saying them, without our name: those are
 * not asked for when something is called just so, because every other word is another part of the index to fetch.
 */
export async function ranked(index: SearchIndex, query: string, scope: Scope): Promise<Ranking> {
  const asked = removeBrandName(query);
  const others = otherWays(asked).map((way) => ({words: significantWords(way), counts: otherWayCounts}));
  const words = significantWords(query);
  const found = await searchAll(index, inParts(words), scope);
  const isAll = others.length === 0 && asked === query;
  if (isAll || found.records.some(({record}) => isCalled(record.title, words))) return found;
  return searchAll(index, [...inParts(significantWords(asked)), ...others], scope);
}

function inParts(words: readonly string[]): Search[] {
  const parts = words.length > 1 ? words.map((word) => ({words: [word], counts: partCounts})) : [];
  return [{words, counts: 1}, ...parts];
}

async function searchAll(index: SearchIndex, searches: readonly Search[], {kind, atMost}: Scope): Promise<Ranking> {
  const candidates = new Map<string, {read: Hit['read']; by: Match[]}>();
  await Promise.all(
    searches.map(async (search) => {
      const hits = await index.search(search.words.join(' '), kind);
      const best = hits.reduce((most, {score}) => Math.max(most, score), 0);
      for (const {id, score, named, read} of hits) {
        const candidate = candidates.get(id) ?? {read, by: []};
        candidate.by.push({search, weight: score / best, named});
        candidates.set(id, candidate);
      }
    }),
  );
  const promiseOf = ({by}: {by: Match[]}) =>
    Math.max(...by.map(({search: {counts}, weight, named}) => counts * (weight + (named ? namedCounts : 0))));
  const likeliest = [...candidates.values()].sort((one, other) => promiseOf(other) - promiseOf(one)).slice(0, atMost);
  const records = await Promise.all(
    likeliest.map(async ({read, by}): Promise<Ranked> => {
      const record = await read();
      const ranks = by.map(({search: {words: said, counts}, weight, named}) => {
        const own =
          weight * (beginsAlikeCounts + (1 - beginsAlikeCounts) * shareShown(record, said)) +
          (named ? alsoCalledCounts : 0);
        return {record, words: said, rank: counts * (own + nameCounts(record, said))};
      });
      return ranks.reduce((best, next) => (next.rank > best.rank ? next : best));
    }),
  );
  return {records: records.sort((one, other) => other.rank - one.rank), more: candidates.size > atMost};
}

/**
 * What a record gains by being called what was searched for: most when that is its whole title, more when it is in
 * the same form. Credits are not on a credit card, nor is a team Microsoft Teams.
 */
function nameCounts({title, headings}: IndexedRecord, words: readonly string[]): number {
  const share = (shareOf(title, words) + shareOf(title, words, Object.is)) / 2;
  const isHeading = headings.some((heading) => isCalled(heading.title, words));
  return (isCalled(title, words) ? 2 : 0) + (isHeading ? 0.3 : 0) + share * 0.6;
}

function isCalled(title: string, words: readonly string[]): boolean {
  return significantWords(title).length === words.length && shareOf(title, words) === 1;
}

/** How many of the words stand in the text in one form or another, from 0 to 1. */
export function shareOf(text: string, words: readonly string[], isSaid = isSameWord): number {
  const said = significantWords(text);
  return words.filter((wanted) => said.some((word) => isSaid(word, wanted))).length / words.length;
}

/** How many of the words are in what is shown of a record, from 0 to 1. */
function shareShown({title, description, excerpt}: IndexedRecord, words: readonly string[]): number {
  return shareOf(`${title} ${description} ${excerpt}`, words);
}

/** Whether what is shown of a record has the word, another form of it, or one that begins with it. */
export function says({title, description, excerpt}: IndexedRecord, wanted: string): boolean {
  return significantWords(`${title} ${description} ${excerpt}`).some((word) => lengthOfMatch(word, wanted) > 0);
}
