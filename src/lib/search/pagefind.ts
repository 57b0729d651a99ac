import type {Kind} from '../../site/kinds';
import type {IndexedRecord, SearchIndex} from './find';

/** What the site uses of the module that Pagefind puts beside its index (pagefind.app/docs/api). */
export type Pagefind = {
  options: (options: Record<string, unknown>) => Promise<void>;
  init: (language?: string) => Promise<void>;
  search: (words: string, options?: {filters?: Record<string, string>}) => Promise<{results: PagefindHit[]}>;
};

type PagefindHit = {id: string; score: number; data: () => Promise<PagefindRecord>};

type PagefindRecord = {
  url: string;
  meta: Record<string, string>;
  filters: Record<string, string[]>;
  content: string;
  plain_excerpt: string;
  sub_results: {title: string; url: string}[];
};

/** A name counts most, then what the help centre calls it, then how it describes itself. */
export const pagefindOptions = {
  // Its worker is a second copy of it to fetch, and a search takes a few milliseconds.
  noWorker: true,
  excerptLength: 26,
  ranking: {metaWeights: {title: 10, also: 4, description: 3}},
};

/** How many headings a result shows: more are a page of their own. */
const headingsAtMost = 3;

/** Pagefind's index as the search asks it; `vocabulary` reads the list of words beside it. */
export function searchIndexOf(pagefind: Pagefind, vocabulary: SearchIndex['vocabulary']): SearchIndex {
  return {
    async search(words, kind) {
      const {results} = await pagefind.search(words, kind && {filters: {kind}});
      return results.map(({id, score, data}) => ({id, score, read: async () => recordOf(await data())}));
    },
    vocabulary,
  };
}

function recordOf({url, meta, filters, content, plain_excerpt, sub_results}: PagefindRecord): IndexedRecord {
  const {title = '', description = ''} = meta;
  return {
    url,
    kind: filters.kind?.[0] as Kind,
    title,
    description,
    excerpt: (content.startsWith(plain_excerpt.slice(0, 40)) ? '' : '… ') + plainText(plain_excerpt),
    headings: sub_results
      .filter((part) => part.url !== url && part.title !== title)
      .slice(0, headingsAtMost)
      .map((part) => ({url: part.url, title: plainText(part.title)})),
  };
}

/** Pagefind writes these two signs as HTML. */
function plainText(excerpt: string): string {
  return excerpt.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
}
