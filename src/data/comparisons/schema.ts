/** Comparison pages. */
import * as z from 'zod';
import {sceneNames} from '../agents/names';
import {question} from '../faq/schema';
import {pageMeta, pointList} from '../schema/page';
import {table} from '../schema/table';
import {day, line, sample, sectionHead, uniqueIds} from '../schema/text';

/**
 * Value of a cell in the feature table. `unstated`: no source has the information (never use it for a "no").
 * `varies`: the column covers many products, which differ.
 */
const marks = ['yes', 'partly', 'no', 'varies', 'unstated'] as const;
export type Mark = (typeof marks)[number];

/** Source of a mark, shown in the table. */
const source = z.object({
  /** Title of the source page, with the name of its publisher. */
  title: line,
  /** A path of this site, or the URL of a third-party page. */
  url: z
    .string()
    .regex(/^(\/[a-z0-9/#-]*|https:\/\/\S+)$/, 'write a path of this site, or a URL that starts with https://'),
  /** Date on which the source was read, or the date stated on the source page. */
  checked: day,
});
export type Source = z.infer<typeof source>;

const cell = z
  .object({
    mark: z.enum(marks),
    /** Short qualification of the mark. */
    note: z.string().trim().min(1).max(90, 'shorten it to 90 characters: it has to fit a table cell').optional(),
    source: source.optional(),
  })
  .refine(({mark, note}) => note !== undefined || (mark !== 'partly' && mark !== 'no'), {
    path: ['note'],
    message: 'add a note on what is missing: readers take "partly" and "no" as criticism',
  })
  .refine(({mark, source}) => source !== undefined || mark === 'varies', {
    path: ['source'],
    message: 'add the source page: only marks of kind "varies" have none',
  });
export type Cell = z.infer<typeof cell>;

const isOwnPage = ({url}: Source) => url.startsWith('/');

const row = z
  .object({
    feature: line,
    ours: cell.refine(({source}) => source && isOwnPage(source), {
      path: ['source', 'url'],
      message: 'the source of our own mark is a page of this site: write its path',
    }),
    /** One cell per rival, in the order of the table’s columns. */
    theirs: z
      .array(
        cell.refine(({source}) => !source || !isOwnPage(source), {
          path: ['source', 'url'],
          message: 'the source of a mark for another product is a third-party page: write its https:// URL',
        }),
      )
      .min(1),
  })
  .strict();

/** The feature table; its rows are grouped. */
const featureTable = sectionHead
  .extend({
    /** Headings of the columns after ours: products or ways of working. */
    rivals: z.array(line).min(1).max(2, 'write at most two: a page fits two columns next to ours'),
    groups: z
      .array(z.object({group: line, rows: z.array(row).min(1)}))
      .min(2, 'write at least two groups: they make the table easy to read'),
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
export type FeatureTable = z.infer<typeof featureTable>;

/** Reasons to choose each product. The page shows the competitor's first. */
const choice = sectionHead.extend({
  theirs: z.object({
    title: line,
    points: z.array(line).min(2, 'write at least two reasons for the other product').max(5),
  }),
  ours: z.object({title: line, points: z.array(line).min(2).max(5)}),
});
export type Choice = z.infer<typeof choice>;

/** A section before or after the feature table. */
const comparisonSection = z.discriminatedUnion('kind', [
  sectionHead.extend({kind: z.literal('scene'), scene: z.enum(sceneNames)}),
  pointList.extend({kind: z.literal('points')}),
  /** A table of sentences, such as the hours of one day. */
  z.object({kind: z.literal('table'), table}),
]);
export type ComparisonSection = z.infer<typeof comparisonSection>;

/** A page that compares our product with another product or with a way of working. */
export const comparisonPage = z.object({
  sample,
  meta: pageMeta,
  /** What our product is compared with; part of the view name in monitoring. */
  rival: line,
  before: z.array(comparisonSection).default([]),
  table: featureTable,
  after: z.array(comparisonSection).default([]),
  choice,
  faq: z.object({
    heading: line,
    questions: z.array(question).min(5, 'write at least five questions').superRefine(uniqueIds),
  }),
  /** Text above the two final links, which are the same on every page. */
  closing: z.object({heading: line, text: line}),
});
export type ComparisonPage = z.input<typeof comparisonPage>;
