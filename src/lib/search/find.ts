import type {Kind} from '../../site/kinds';
import {type MarkedText, marked} from './marked';
import {meantWord} from './spelling';
import {hasOthers, kindOf, otherWays, withoutOurName} from './synonyms';
import {isSameWord, stemOf, tellingWords, wordsOf} from './words';

/** What the index says of a record before it is read. */
export type Hit = {
  id: string;
  /** Tells records of one search apart, and nothing else. */
  score: number;
  /** Something that was searched for stands in what the record is called. */
  named: boolean;
  read: () => Promise<IndexedRecord>;
};

export type IndexedRecord = {
  url: string;
  kind: Kind;
  title: string;
  description: string;
  /** The part of its words that holds most of what was searched for. */
  excerpt: string;
  /** Its headings that stand over something that was searched for, with the address of each. */
  headings: {url: string; title: string}[];
};

/** What holds the site's words, whoever made it. */
export type SearchIndex = {
  search: (words: string, kind: Kind | undefined) => Promise<Hit[]>;
  /** Words of the site that a mistyped one may have been meant to be, common ones first. */
  wordsLike: (word: string) => Promise<string[]>;
};

export type SearchResult = {
  url: string;
  kind: Kind;
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

export type Scope = {
  /** One kind of content; otherwise all of it. */
  kind?: Kind;
  /** How many of the index's best are read, to be put in order by what they are called. */
  atMost: number;
};

/** What another way of saying it, or a part of it, counts beside the query itself. */
const otherWayCounts = 0.8;
const partCounts = 0.4;

/** What a score counts for that has nothing but another word, which begins like the one that was searched for. */
const beginsAlikeCounts = 0.5;

/** What a record gains, before it is read, by being called something that was searched for. */
const namedCounts = 1;

/** What it gains so once it is read, beside what its title counts for: people may call it so, whatever that is. */
const alsoCalledCounts = 0.3;

/**
 * Finds what a visitor looks for, the best first. A record that is called what was typed comes before one that says
 * it often; other words for the same find it too; one slip of the keyboard in a word is mended; and what has only
 * some of the words is offered when nothing has them all.
 */
export async function findIn(index: SearchIndex, query: string, scope: Scope): Promise<Found> {
  const words = tellingWords(query);
  if (words.length === 0) return {results: [], nearest: false, more: false};
  const found = await ranked(index, query, scope);
  const missing = tellingWords(withoutOurName(query)).filter(
    (word) => !hasOthers(word, query) && !found.records.some(({record}) => says(record, word)),
  );
  const shownAs = ({records, more}: Ranking, asked: readonly string[]) => ({
    results: records.map((result) => shown(result, asked)),
    more,
  });
  if (missing.length === 0) return {...shownAs(found, words), nearest: false};

  const corrected = await mended(index, words, missing);
  if (corrected) {
    const better = await ranked(index, corrected.join(' '), scope);
    if (better.records.length > 0) {
      return {...shownAs(better, corrected), corrected: corrected.join(' '), nearest: false};
    }
  }
  // No slip of the keyboard, so another form of the word is meant as well: security is what “secure” asks for.
  const has = (record: IndexedRecord, word: string) => says(record, word) || showsOne(record, [word]);
  // Where the index knows no such word it answers with what begins a little like it.
  const near = found.records.filter((result) => result.words.some((word) => has(result.record, word)));
  const nearest = missing.some((word) => !found.records.some(({record}) => has(record, word)));
  // A word that the site has, though the best that are found say it differently: limits for a limitation.
  const isKnown = async (word: string) => (await index.wordsLike(word)).includes(word);
  const records = near.length > 0 || !(await Promise.all(missing.map(isKnown))).every(Boolean) ? near : found.records;
  const known = words.flatMap((word) => (missing.includes(word) ? (kindOf(word) ?? []) : word));
  // What is found beside the name of a kind says less of it than the kind does.
  if ((records.length > 0 && !missing.some(kindOf)) || known.length === 0)
    return {...shownAs({...found, records}, words), nearest};
  // Beside a word that the site does not have, such as a name, what the others lead to, or what it is a name of.
  return {...shownAs(await ranked(index, known.join(' '), scope), known), nearest: true};
}

/** The query with what was most likely mistyped put right; `undefined` when nothing resembles it. */
async function mended(
  index: SearchIndex,
  words: readonly string[],
  missing: readonly string[],
): Promise<string[] | undefined> {
  const meant = await Promise.all(
    words.map(async (word) => (missing.includes(word) ? meantWord(word, await index.wordsLike(word)) : undefined)),
  );
  return meant.some(Boolean) ? words.map((word, at) => meant[at] ?? word) : undefined;
}

type Ranking = {records: Ranked[]; more: boolean};

type Ranked = {record: IndexedRecord; rank: number; words: readonly string[]};

/** Something to search for: the query, another way of saying it, or a part of it. */
type Search = {words: readonly string[]; counts: number};

/** That a search found a record; `weight` is its share of the best one's score. */
type Match = {search: Search; weight: number; named: boolean};

/**
 * What is found by the words, each by itself if need be, and by other ways of saying them, without our name: those are
 * not asked for when something is called just so, because every other word is another part of the index to fetch.
 */
async function ranked(index: SearchIndex, query: string, scope: Scope): Promise<Ranking> {
  const asked = withoutOurName(query);
  const others = otherWays(asked).map((way) => ({words: tellingWords(way), counts: otherWayCounts}));
  const words = tellingWords(query);
  const found = await searchAll(index, inParts(words), scope);
  const isAll = others.length === 0 && asked === query;
  if (isAll || found.records.some(({record}) => isCalled(record.title, words))) return found;
  return searchAll(index, [...inParts(tellingWords(asked)), ...others], scope);
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
        if (counts === partCounts && !named && isInNameOnly(record, said)) return {record, words: said, rank: 0};
        const isMeant = named || showsOne(record, said);
        const own = weight * (isMeant ? 1 : beginsAlikeCounts) + (named ? alsoCalledCounts : 0);
        return {record, words: said, rank: counts * (own + nameCounts(record, said))};
      });
      return ranks.reduce((best, next) => (next.rank > best.rank ? next : best));
    }),
  );
  const ordered = records.filter(({rank}) => rank > 0).sort((one, other) => other.rank - one.rank);
  return {records: ordered, more: candidates.size > atMost};
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
  return tellingWords(title).length === words.length && shareOf(title, words) === 1;
}

/** How many of the words stand in the text in one form or another, from 0 to 1. */
function shareOf(text: string, words: readonly string[], isSaid = isSameWord): number {
  const said = tellingWords(text);
  return words.filter((wanted) => said.some((word) => isSaid(word, wanted))).length / words.length;
}

/** Whether what is shown of a record has one of the words, and not only one that begins like it. */
function showsOne({title, description, excerpt}: IndexedRecord, words: readonly string[]): boolean {
  return [title, description, excerpt].some((text) => shareOf(text, words) > 0);
}

/** Whether it has one only inside a name in code: `ovamai_scroll_positions` is about no positions, and no positives. */
function isInNameOnly(record: IndexedRecord, words: readonly string[]): boolean {
  const excerpt = record.excerpt.replaceAll(/\w+_\w+/g, ' ');
  return showsOne(record, words) && !showsOne({...record, excerpt}, words);
}

/** Whether what is shown of a record has the word, however it ends there, or one that begins with it. */
function says({title, description, excerpt}: IndexedRecord, wanted: string): boolean {
  const stem = stemOf(wanted);
  return [title, description, excerpt].some((text) => tellingWords(text).some((word) => word.startsWith(stem)));
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
