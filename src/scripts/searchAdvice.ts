import {distance} from 'fastest-levenshtein';
import {matchedShare} from '../client/search/ranking';
import {correctWord} from '../client/search/spelling';
import {expandQuery, synonymWords, topicOf} from '../client/search/synonyms';
import {searchSynonyms} from '../data/search/synonyms';
import {significantWords} from '../lib/search/words';

/** How to make a search find something. */
export type SearchAdvice = {
  /** The URL of the page or section whose address has most of the words; `undefined` if none has one. */
  nearest: string | undefined;
  /** `exists`: a synonym matches already. `useful`: a new one would make the search find a page. `useless`: no page is near. */
  synonym: 'exists' | 'useful' | 'useless';
  proposal: string;
};

const file = 'data/search/synonyms.ts';

/** Share of the letters of a phrase that may differ in a query that probably means the phrase. */
const maxTypingErrors = 0.25;

/** Returns a function that proposes how to make a search find something; `urls` are the pages and sections of the site. */
export function searchAdviser(urls: readonly string[]): (query: string) => SearchAdvice {
  const vocabulary = [...urls.flatMap(significantWords), ...synonymWords];
  return (query) => {
    const words = significantWords(query).map((word) => correctWord(word, vocabulary) ?? word);
    const nearest = nearestUrl(words, urls);
    const [existing] = [...expandQuery(query), ...words.flatMap((word) => topicOf(word) ?? [])];
    if (existing !== undefined) {
      const proposal = `${file} has a synonym: test the search "${existing}", and change the row if it finds nothing`;
      return {nearest, synonym: 'exists', proposal};
    }
    const target = targetOfSimilarPhrase(query);
    if (target !== undefined) {
      return {nearest, synonym: 'useful', proposal: `add "${query}" to ${file}, in a row of "${target}"`};
    }
    if (nearest === undefined) {
      const proposal = `no page is near: write one, or add a name to relatedTopics in ${file}`;
      return {nearest, synonym: 'useless', proposal};
    }
    const name = significantWords(nearest.split(/[/#]/).at(-1) ?? '').join(' ');
    return {nearest, synonym: 'useful', proposal: `add "${query}" to ${file}, in a row of "${name}"`};
  };
}

/** Returns the URL with most of the words; of several, the one with the fewest other words. */
function nearestUrl(words: readonly string[], urls: readonly string[]): string | undefined {
  const [best] = urls
    .map((url) => ({url, share: words.length > 0 ? matchedShare(url, words) : 0, length: significantWords(url).length}))
    .filter(({share}) => share > 0)
    .sort((one, other) => other.share - one.share || one.length - other.length);
  return best?.url;
}

/** Returns the target of the row whose phrase or target differs from the query by typing errors or spaces only. */
function targetOfSimilarPhrase(query: string): string | undefined {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const row = searchSynonyms.find((phrases) =>
    phrases.some((phrase) => {
      const own = letters(phrase);
      return own.length > 4 && distance(own, letters(query)) <= own.length * maxTypingErrors;
    }),
  );
  return row?.[0];
}
