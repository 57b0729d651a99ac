import type {ContentType} from '../../lib/contentTypes';

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

/** The site's search index, independent of the search engine. */
export type SearchIndex = {
  search: (words: string, kind: ContentType | undefined) => Promise<Hit[]>;
  /** The words of the site, for spelling correction; most frequent first. */
  vocabulary: () => Promise<string[]>;
};

export type Scope = {
  /** The content type to search; all if undefined. */
  kind?: ContentType;
  /** Maximum number of records that are loaded and ranked. */
  atMost: number;
};
