import type {ContentType} from '../contentTypes';

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
  kind: ContentType;
  title: string;
  description: string;
  /** The part of its words that holds most of what was searched for. */
  excerpt: string;
  /** Its headings that stand over something that was searched for, with the address of each. */
  headings: {url: string; title: string}[];
};

/** What holds the site's words, whoever made it. */
export type SearchIndex = {
  search: (words: string, kind: ContentType | undefined) => Promise<Hit[]>;
  /** The words of the site that a mistyped one may be corrected to, common ones first. */
  vocabulary: () => Promise<string[]>;
};

export type Scope = {
  /** One kind of content; otherwise all of it. */
  kind?: ContentType;
  /** How many of the index's best are read, to be put in order by what they are called. */
  atMost: number;
};
