/** Table sections: tables of text, and commitments with a figure each. */
import * as z from 'zod';
import {line, link, linkedHeading, paragraph} from './text';

/** A table of text: one topic per row, one cell per further column. */
export const table = linkedHeading
  .extend({
    /** Column headings, the topics' column first. */
    columns: z
      .array(line)
      .min(2, 'write a heading for the topics and for at least one more column')
      .max(3, 'write at most three columns: a page has no space for more'),
    rows: z
      .array(z.object({topic: line, cells: z.array(paragraph)}))
      .min(2, 'write at least two rows: a single one is a paragraph'),
    /** Note below the table that is needed to read it correctly. */
    note: paragraph.optional(),
  })
  .superRefine(({columns, rows}, context) => {
    for (const [index, {cells}] of rows.entries()) {
      if (cells.length === columns.length - 1) continue;
      const message = `write ${columns.length - 1} cells, one for each column after the topic's`;
      context.addIssue({code: 'custom', path: ['rows', index, 'cells'], message});
    }
  });
export type Table = z.infer<typeof table>;

/** Commitments that can be measured in time. */
export const promises = linkedHeading.extend({
  promises: z
    .array(
      z.object({
        /** The figure with its unit, such as "72 hours". */
        figure: line,
        title: line,
        text: paragraph,
        link: link.optional(),
      }),
    )
    .min(2, 'write at least two promises: a single one is a paragraph'),
});
export type Promises = z.infer<typeof promises>;
