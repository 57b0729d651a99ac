/** Sections that say something in cells: tables in words, and promises with a figure each. */
import * as z from 'zod';
import {line, link, linkedHeading, paragraph} from './text';

/** A table of sentences: a topic a row, and what each column says of it. */
export const table = linkedHeading
  .extend({
    /** The names of the columns, the topics' first. */
    columns: z.array(line).min(2, 'name the topics and at least one column').max(3, 'three columns fit a page'),
    rows: z
      .array(z.object({topic: line, cells: z.array(paragraph)}))
      .min(2, 'one row is a paragraph: write two or more'),
    /** What has to be known to read the table rightly; stands under it. */
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

/** Promises that can be held against a clock or a calendar. */
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
    .min(2, 'one promise is a paragraph: write two or more'),
});
export type Promises = z.infer<typeof promises>;
