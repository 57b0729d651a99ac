import type {ContentType} from '../../lib/contentTypes';
import {placeholderHeadingId, vocabularyFile} from '../../lib/search/indexFormat';

/** A search match whose record is not loaded yet. */
export type Hit = {
  id: string;
  /** Comparable only within one search. */
  score: number;
  /** Whether a name of the record matches the search. */
  named: boolean;
  read: () => Promise<IndexedRecord>;
};

export type IndexedRecord = {
  url: string;
  kind: ContentType;
  title: string;
  description: string;
  /** The part of its text with the most matches. */
  excerpt: string;
  /** Its headings with matches below them. */
  headings: {url: string; title: string}[];
};

/** The site's search index, as ranking reads it. */
export type SearchIndex = {
  search: (words: string, kind: ContentType | undefined) => Promise<Hit[]>;
  /** The words of the site, for spelling correction; most frequent first. */
  vocabulary: () => Promise<string[]>;
};

/** The part of Pagefind's browser API that the site uses (pagefind.app/docs/api). */
export type Pagefind = {createInstance: (options: Record<string, unknown>) => PagefindInstance};

type PagefindInstance = {
  search: (words: string, options?: {filters?: Record<string, string>}) => Promise<{results: PagefindHit[]}>;
};

type PagefindHit = {id: string; score: number; matchedMetaFields?: string[]; data: () => Promise<PagefindRecord>};

type PagefindRecord = {
  url: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
  content: string;
  plain_excerpt: string;
  sub_results: {title: string; url: string; weighted_locations: {balanced_score: number}[]}[];
};

/** Weights: title and keywords (`oneOf`) most, then the help center's names (`also`), then the description. */
export const pagefindOptions = {
  // The worker loads a second copy of Pagefind, and a search takes only a few milliseconds.
  noWorker: true,
  // Pagefind's default, the current time, would bypass the HTTP cache.
  metaCacheTag: 'now',
  excerptLength: 26,
  ranking: {metaWeights: {title: 10, oneOf: 10, also: 4, description: 3}},
};

/** Metadata fields with names of a record. */
const nameFields = ['title', 'oneOf', 'also'];

/** Headings shown per result: a longer list would fill the page. */
const maxHeadings = 3;

/** Returns the search index of a Pagefind instance; `readFile` reads a file next to the index, by its name. */
export function searchIndexOf(pagefind: PagefindInstance, readFile: (name: string) => Promise<string>): SearchIndex {
  return {
    async search(words, kind) {
      const {results} = await pagefind.search(words, kind && {filters: {kind}});
      return results.map(({id, score, matchedMetaFields = [], data}) => ({
        id,
        score,
        named: matchedMetaFields.some((field) => nameFields.includes(field)),
        read: async () => recordOf(await data()),
      }));
    },
    vocabulary: async () => (await readFile(vocabularyFile)).split('\n'),
  };
}

function recordOf({url, meta, filters, content, plain_excerpt, sub_results}: PagefindRecord): IndexedRecord {
  const {title = '', description = ''} = meta;
  return {
    url,
    kind: filters.kind?.[0] as ContentType,
    title,
    description,
    excerpt: [
      content.startsWith(plain_excerpt.slice(0, 40)) ? '' : '… ',
      plainText(plain_excerpt),
      content.endsWith(plain_excerpt.slice(-40)) ? '' : ' …',
    ].join(''),
    headings: sub_results
      .filter(
        (section) => section.url !== url && section.url !== `${url}#${placeholderHeadingId}` && section.title !== title,
      )
      .sort((one, other) => scoreOf(other) - scoreOf(one))
      .slice(0, maxHeadings)
      .map((section) => ({url: section.url, title: plainText(section.title)})),
  };
}

/** Sums the scores of the matches below a heading, to sort headings: Pagefind returns them in page order. */
function scoreOf({weighted_locations}: PagefindRecord['sub_results'][number]): number {
  return weighted_locations.reduce((sum, {balanced_score}) => sum + balanced_score, 0);
}

/** Decodes the two characters that Pagefind escapes as HTML. */
function plainText(excerpt: string): string {
  return excerpt.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
