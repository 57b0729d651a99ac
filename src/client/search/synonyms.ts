import {stemmer} from 'stemmer';
import {brand} from '../../data/brand';
import {formerNames} from '../../data/search/formerNames';
import {relatedTopics, searchSynonyms} from '../../data/search/synonyms';
import {currentNames} from '../../lib/formerNames';
import {significantWords, wordsIn} from '../../lib/search/words';

/** How many other ways of saying the query are searched for as well. */
const maxOtherWays = 3;

/** Words that a phrase means the same without. */
const optional = new Set('a an the my our your you is are do does'.split(' '));

const renamed = currentNames(formerNames).filter(({is}) => is !== '');

/** What is searched for as well, by the phrase that stands for it. What was renamed comes before other words. */
const targets = new Map<string, string[]>();
for (const [target, ...phrases] of [...renamed.map(({was, is}) => [is, was] as const), ...searchSynonyms]) {
  for (const key of phrases.map(keyOf)) targets.set(key, [...(targets.get(key) ?? []), target.toLowerCase()]);
}

const topics = new Map(relatedTopics.flatMap(([topic, ...names]) => names.map((name) => [name, topic] as const)));

/** Our name, its first word and our former names. */
const ourNames = new Map(
  [brand.name, brand.name.split(' ')[0] ?? '', ...renamed.filter(({is}) => is === brand.name).map(({was}) => was)].map(
    (name) => [stemsOf(wordsIn(name)), name],
  ),
);

/** The words of all synonyms: visitors mistype them as well as the site's own. */
export const synonymWords = [...searchSynonyms, ...relatedTopics, ...renamed.map(({was}) => [was])]
  .flat()
  .flatMap(significantWords);

/**
 * Other ways of saying the query: each with one phrase replaced by what it stands for, and without further phrases
 * that stand for the same.
 */
export function otherWays(query: string): string[] {
  const words = meaningfulWords(query);
  const matches = phrasesIn(words, targets);
  const ways = matches.flatMap(({start, value}) =>
    value.map((target) => {
      const same = matches.filter((match) => match.value.includes(target));
      const isReplaced = (at: number) => same.some((match) => match.start <= at && at < match.end);
      return words.flatMap((word, at) => (at === start ? target : isReplaced(at) ? [] : word)).join(' ');
    }),
  );
  return [...new Set(ways)].slice(0, maxOtherWays);
}

/** The query without our name, which every page has; the query itself where it is nothing else. */
export function removeBrandName(query: string): string {
  const words = wordsIn(query);
  const [name] = phrasesIn(words, ourNames);
  return (name && [...words.slice(0, name.start), ...words.slice(name.end)].join(' ')) || query;
}

/** What is searched for instead of a name that the site does not mention. */
export function topicOf(word: string): string | undefined {
  return topics.get(word);
}

/** Whether a word of the query belongs to a phrase that has synonyms: then it is not mistyped. */
export function hasSynonym(word: string, query: string): boolean {
  const words = meaningfulWords(query);
  return phrasesIn(words, targets).some(({start, end}) => words.slice(start, end).includes(word));
}

type PhraseMatch<T> = {start: number; end: number; value: T};

/** The phrases of `table` among the words, without those inside a longer one: in "book a call", "call" is no match. */
function phrasesIn<T>(words: readonly string[], table: ReadonlyMap<string, T>): PhraseMatch<T>[] {
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
  return wordsIn(text).filter((word) => !optional.has(word));
}
