import type {ContentType} from '../contentTypes';
import type {IndexedRecord, SearchIndex} from './searchIndex';
import {vocabularyFile} from './vocabulary';

/** What the site uses of the module that Pagefind puts beside its index (pagefind.app/docs/api). */
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

/** A name counts most, and that of its kind, then what the help centre calls it, then how it describes itself. */
export const pagefindOptions = {
  // Its worker is a second copy of it to fetch, and a search takes a few milliseconds.
  noWorker: true,
  // Instead of the time: what was fetched a moment ago need not be fetched again.
  metaCacheTag: 'now',
  excerptLength: 26,
  ranking: {metaWeights: {title: 10, oneOf: 10, also: 4, description: 3}},
};

/** Where the index has what a record is called. */
const names = ['title', 'oneOf', 'also'];

/** The id that the index has for a heading without an address: it ends the part before it, and leads nowhere. */
export const withoutUrlWords = '-';

/** How many headings a result shows: more are a page of their own. */
const headingsAtMost = 3;

/** Pagefind's index as the search asks it; `readFile` reads a file next to it, by its name. */
export function searchIndexOf(pagefind: PagefindInstance, readFile: (name: string) => Promise<string>): SearchIndex {
  return {
    async search(words, kind) {
      const {results} = await pagefind.search(words, kind && {filters: {kind}});
      return results.map(({id, score, matchedMetaFields = [], data}) => ({
        id,
        score,
        named: matchedMetaFields.some((field) => names.includes(field)),
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
      .filter((part) => part.url !== url && part.url !== `${url}#${withoutUrlWords}` && part.title !== title)
      .sort((one, other) => shareOf(other) - shareOf(one))
      .slice(0, headingsAtMost)
      .map((part) => ({url: part.url, title: plainText(part.title)})),
  };
}

/** How much of what was found stands below a heading: Pagefind has them in the order of the page. */
function shareOf({weighted_locations}: PagefindRecord['sub_results'][number]): number {
  return weighted_locations.reduce((sum, {balanced_score}) => sum + balanced_score, 0);
}

/** Pagefind writes these two signs as HTML. */
function plainText(excerpt: string): string {
  return excerpt.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
