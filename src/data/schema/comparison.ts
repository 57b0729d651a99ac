/** Comparison pages. */
import * as z from 'zod';
import {pageMeta, pointList} from './page';
import {line} from './text';

/** A page that compares the product with another one, or with a way of working. */
export const comparisonPage = z.object({
  meta: pageMeta,
  /** What it is compared with, as a table's column says it. */
  rival: line,
  points: pointList,
});
export type ComparisonPage = z.input<typeof comparisonPage>;
