/** Comparison pages. */
import * as z from 'zod';
import {sceneNames} from '../agents/names';
import {pageMeta, pointList} from './page';
import {question} from './question';
import {table} from './table';
import {day, line, sample, sectionHead, uniqueIds} from './text';

/**
 * What a cell of the feature table says. `unstated` is for what no source tells us, and never for a no; `varies` for a
 * column that stands for many products.
 */
const marks = ['yes', 'partly', 'no', 'varies', 'unstated'] as const;
export type Mark = (typeof marks)[number];

/** Where a mark comes from; the table shows it to visitors. */
const source = z.object({
  /** The page's title, with whose page it is. */
  title: line,
  /** A path of this site, or the address of somebody else's page. */
  url: z.string().regex(/^(\/[a-z0-9/#-]*|https:\/\/\S+)$/, 'write a path of this site, or an address with https://'),
  /** The day for which the source is known to say so: when it was read, or the day that it names itself. */
  checked: day,
});
export type Source = z.infer<typeof source>;

const cell = z
  .object({
    mark: z.enum(marks),
    /** What the mark leaves open, in a few words. */
    note: z.string().trim().min(1).max(90, 'shorten it to 90 characters: it stands in a table').optional(),
    source: source.optional(),
  })
  .refine(({mark, note}) => note !== undefined || (mark !== 'partly' && mark !== 'no'), {
    path: ['note'],
    message: 'say in a note what is missing: "partly" and "no" are read as criticism',
  })
  .refine(({mark, source}) => source !== undefined || mark === 'varies', {
    path: ['source'],
    message: 'name the page that says so: only what varies from product to product has none',
  });
export type Cell = z.infer<typeof cell>;

const isOwn = ({url}: Source) => url.startsWith('/');

const row = z
  .object({
    feature: line,
    ours: cell.refine(({source}) => source && isOwn(source), {
      path: ['source', 'url'],
      message: 'our own marks rest on a page of this site: write its path',
    }),
    /** A cell for each rival, in the order of the table’s columns. */
    theirs: z
      .array(
        cell.refine(({source}) => !source || !isOwn(source), {
          path: ['source', 'url'],
          message: 'what we say of others rests on somebody else’s page: write its https:// address',
        }),
      )
      .min(1),
  })
  .strict();

/** The feature table, in groups. */
const featureTable = sectionHead
  .extend({
    /** The columns after ours: one product, or the ways of working that the page sets side by side. */
    rivals: z.array(line).min(1).max(2, 'two columns beside ours fit a page'),
    groups: z
      .array(z.object({group: line, rows: z.array(row).min(1)}))
      .min(2, 'two groups or more make a table easy to read'),
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

/** Who is better served by which: the other side has the first word. */
const choice = sectionHead.extend({
  theirs: z.object({title: line, points: z.array(line).min(2, 'give the other side two reasons or more').max(5)}),
  ours: z.object({title: line, points: z.array(line).min(2).max(5)}),
});
export type Choice = z.infer<typeof choice>;

/** What a page shows before and after its table, in its own order. */
const comparisonSection = z.discriminatedUnion('kind', [
  sectionHead.extend({kind: z.literal('scene'), scene: z.enum(sceneNames)}),
  pointList.extend({kind: z.literal('points')}),
  /** Sentences in a table, such as the hours of one day. */
  z.object({kind: z.literal('table'), table}),
]);
export type ComparisonSection = z.infer<typeof comparisonSection>;

/** A page that compares the product with another one, or with a way of working. */
export const comparisonPage = z.object({
  sample,
  meta: pageMeta,
  /** What it is compared with, as monitoring names the page. */
  rival: line,
  before: z.array(comparisonSection).default([]),
  table: featureTable,
  after: z.array(comparisonSection).default([]),
  choice,
  faq: z.object({
    heading: line,
    questions: z.array(question).min(5, 'answer five questions or more').superRefine(uniqueIds),
  }),
  /** What stands above the two ways on, which are the same on every page. */
  closing: z.object({heading: line, text: line}),
});
export type ComparisonPage = z.input<typeof comparisonPage>;
