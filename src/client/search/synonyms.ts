import {stemmer} from 'stemmer';
import {brand} from '../../data/brand';
import {formerNames} from '../../data/search/formerNames';
import {relatedTopics, searchSynonyms} from '../../data/search/synonyms';
import {currentNames} from '../../lib/formerNames';
import {significantWords, wordsIn} from '../../lib/search/words';

/** Maximum number of additional queries: each makes the browser load further parts of the index. */
const maxExpansions = 3;

/** Words that do not change the meaning of a phrase. */
const optionalWords = new Set('a an the my our your you is are do does'.split(' '));

const renamed = currentNames(formerNames).filter(({currentName}) => currentName !== '');

/** The additional search terms for each phrase; those from renamed products first. */
const targets = new Map<string, string[]>();
for (const [target, ...phrases] of [
  ...renamed.map(({formerName, currentName}) => [currentName, formerName] as const),
  ...searchSynonyms,
]) {
  for (const key of phrases.map(keyOf)) targets.set(key, [...(targets.get(key) ?? []), target.toLowerCase()]);
}

const topicByName = new Map(relatedTopics.flatMap(([topic, ...names]) => names.map((name) => [name, topic] as const)));

/** The brand name, its first word and the former brand names. */
const brandNames = new Map(
  [
    brand.name,
    brand.name.split(' ')[0] ?? '',
    ...renamed.filter(({currentName}) => currentName === brand.name).map(({formerName}) => formerName),
  ].map((name) => [stemsOf(wordsIn(name)), name]),
);

/** The words of all synonyms: spelling correction applies to them, too. */
export const synonymWords = [...searchSynonyms, ...relatedTopics, ...renamed.map(({formerName}) => [formerName])]
  .flat()
  .flatMap(significantWords);

/**
 * Returns variants of the query: in each, one phrase is replaced by its target, and further phrases with the same
 * target are removed.
 */
export function expandQuery(query: string): string[] {
  const words = meaningfulWords(query);
  const matches = findPhrases(words, targets);
  const expansions = matches.flatMap(({start, value}) =>
    value.map((target) => {
      const same = matches.filter((match) => match.value.includes(target));
      const isReplaced = (index: number) => same.some((match) => match.start <= index && index < match.end);
      return words.flatMap((word, index) => (index === start ? target : isReplaced(index) ? [] : word)).join(' ');
    }),
  );
  return [...new Set(expansions)].slice(0, maxExpansions);
}

/** Removes the brand name from a query, as every page contains it, unless the query has no other words. */
export function removeBrandName(query: string): string {
  const words = wordsIn(query);
  const [name] = findPhrases(words, brandNames);
  return (name && [...words.slice(0, name.start), ...words.slice(name.end)].join(' ')) || query;
}

/**
 * Returns the topic to search for instead of a name that the site does not mention; `undefined` for all other words.
 */
export function topicOf(word: string): string | undefined {
  return topicByName.get(word);
}

/** Whether the word is in a phrase of the query that has synonyms, and is therefore not mistyped. */
export function hasSynonym(word: string, query: string): boolean {
  const words = meaningfulWords(query);
  return findPhrases(words, targets).some(({start, end}) => words.slice(start, end).includes(word));
}

type PhraseMatch<T> = {start: number; end: number; value: T};

/** Finds phrases of the table, except inside a longer one: "call" does not match in "book a call". */
function findPhrases<T>(words: readonly string[], table: ReadonlyMap<string, T>): PhraseMatch<T>[] {
  const matches = words.flatMap((_, start) =>
    words.slice(start).flatMap((_word, length): PhraseMatch<T>[] => {
      const end = start + length + 1;
      const value = table.get(stemsOf(words.slice(start, end)));
      return value === undefined ? [] : [{start, end, value}];
    }),
  );
  return matches.filter(
    (one) => !matches.some((other) => other !== one && other.start <= one.start && one.end <= other.end),
  );
}

function keyOf(phrase: string): string {
  return stemsOf(meaningfulWords(phrase));
}

function stemsOf(words: readonly string[]): string {
  return words.map(stemmer).join(' ');
}

function meaningfulWords(text: string): string[] {
  return wordsIn(text).filter((word) => !optionalWords.has(word));
}
