/** The site's search. */
import * as z from 'zod';
import {line, link, paragraph} from './text';

/** What the search says wherever it stands. */
export const searchTexts = z.object({
  label: line,
  placeholder: line,
  /** Searches that a visitor can start with one press. */
  examples: z.array(line).max(5, 'offer five examples at most'),
  /** What to try when nothing was found. */
  nothingFound: paragraph,
  /** Said when the index does not come. */
  failed: paragraph,
  /** Said in place of a page's box where no script runs. */
  withoutScripts: paragraph,
  /** Said when the index does not come, to whoever writes for the site and has not built it yet. */
  notBuilt: paragraph,
  /** Where to look instead. */
  mainPages: z.array(link).min(3).max(6),
});
export type SearchTexts = z.infer<typeof searchTexts>;
