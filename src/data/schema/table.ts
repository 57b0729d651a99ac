/** Table sections: tables of text, and commitments with a figure each. */
import * as z from 'zod';
import {type LinkedHeading, type LinkItem, list} from './text';

/** A table of text: one topic per row, one cell per further column. */
export type Table = LinkedHeading & {
  /** Column headings, the topics' column first. */
  columns: string[];
  rows: {topic: string; cells: string[]}[];
  /** Note below the table that is needed to read it correctly. */
  note?: string;
};

/** Commitments that can be measured in time. */
export type Promises = LinkedHeading & {
  promises: {
    /** The figure with its unit, such as "72 hours". */
    figure: string;
    title: string;
    text: string;
    link?: LinkItem;
  }[];
};

/** Checks a section of any kind: only tables have columns and rows. */
export const table = z
  .object({
    columns: list.max(3, 'write at most three columns: a page has no space for more').default([]),
    rows: z.array(z.object({cells: list})).default([]),
  })
  .superRefine(({columns, rows}, context) => {
    for (const [index, {cells}] of rows.entries()) {
      if (cells.length === columns.length - 1) continue;
      const message = `write ${columns.length - 1} cells, one for each column after the topic's`;
      context.addIssue({code: 'custom', path: ['rows', index, 'cells'], message});
    }
  });
