/** Comparison pages. */
import * as z from 'zod';
import type {SceneName} from '../agents/names';
import type {Question} from '../faq/schema';
import {type PageMeta, type PointList, pageMeta} from '../schema/page';
import {type Table, table} from '../schema/table';
import {day, list, type Sample, type SectionHead} from '../schema/text';

/**
 * Value of a cell in the feature table. `unstated`: no source has the information (never use it for a "no").
 * `varies`: the column covers many products, which differ.
 */
export type Mark = 'yes' | 'partly' | 'no' | 'varies' | 'unstated';

/** Source of a mark, shown in the table. */
export type Source = {
  /** Title of the source page, with the name of its publisher. */
  title: string;
  /** A path of this site, or the URL of a third-party page. */
  url: string;
  /** Date on which the source was read, or the date stated on the source page. */
  checked: string;
};

export type Cell = {
  mark: Mark;
  /** Short qualification of the mark. */
  note?: string;
  source?: Source;
};

/** The feature table; its rows are grouped. */
export type FeatureTable = SectionHead & {
  /** Headings of the columns after ours: products or ways of working. */
  rivals: string[];
  groups: {
    group: string;
    rows: {
      feature: string;
      ours: Cell;
      /** One cell per rival, in the order of the table’s columns. */
      theirs: Cell[];
    }[];
  }[];
};

type Reasons = {title: string; points: string[]};

/** Reasons to choose each product. The page shows the competitor's first. */
export type Choice = SectionHead & {theirs: Reasons; ours: Reasons};

/** A section before or after the feature table. */
export type ComparisonSection =
  | ({kind: 'scene'; scene: SceneName} & SectionHead)
  | ({kind: 'points'} & PointList)
  /** A table of sentences, such as the hours of one day. */
  | {kind: 'table'; table: Table};

/** A page that compares our product with another product or with a way of working. */
export type ComparisonPage = Sample & {
  meta: PageMeta;
  /** What our product is compared with; part of the view name in monitoring. */
  rival: string;
  before?: ComparisonSection[];
  table: FeatureTable;
  after?: ComparisonSection[];
  choice: Choice;
  faq: {heading: string; questions: Question[]};
  /** Text above the two final links, which are the same on every page. */
  closing: {heading: string; text: string};
};

const cell = z
  .object({
    mark: z.string(),
    note: z.string().max(90, 'shorten it to 90 characters: it has to fit a table cell').optional(),
    source: z
      .object({
        url: z
          .string()
          .regex(/^(\/[a-z0-9/#-]*|https:\/\/\S+)$/, 'write a path of this site, or a URL that starts with https://'),
        checked: day,
      })
      .optional(),
  })
  .refine(({mark, note}) => note !== undefined || (mark !== 'partly' && mark !== 'no'), {
    path: ['note'],
    message: 'add a note on what is missing: readers take "partly" and "no" as criticism',
  })
  .refine(({mark, source}) => source !== undefined || mark === 'varies', {
    path: ['source'],
    message: 'add the source page: only marks of kind "varies" have none',
  });

const row = z.object({
  ours: cell.refine(({source}) => source?.url.startsWith('/'), {
    path: ['source', 'url'],
    message: 'the source of our own mark is a page of this site: write its path',
  }),
  theirs: z.array(
    cell.refine(({source}) => !source?.url.startsWith('/'), {
      path: ['source', 'url'],
      message: 'the source of a mark for another product is a third-party page: write its https:// URL',
    }),
  ),
});

const featureTable = z
  .object({
    rivals: list.max(2, 'write at most two: a page fits two columns next to ours'),
    groups: z.array(z.object({rows: z.array(row)})),
  })
  .superRefine(({rivals, groups}, context) => {
    for (const [at, {rows}] of groups.entries()) {
      for (const [index, {theirs}] of rows.entries()) {
        if (theirs.length === rivals.length) continue;
        const message = `write ${rivals.length} cells, one for each column after ours`;
        context.addIssue({code: 'custom', path: ['groups', at, 'rows', index, 'theirs'], message});
      }
    }
  });

const sections = z.array(z.object({table: table.optional()})).optional();

export const comparisonPage = z.object({meta: pageMeta, before: sections, table: featureTable, after: sections});
