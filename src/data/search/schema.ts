/** The site's search. */
import * as z from 'zod';
import {line, link, paragraph} from '../schema/text';

/** Texts of the search palette and the search page. */
export const searchTexts = z.object({
  label: line,
  placeholder: line,
  /** Example queries that start a search on click. */
  examples: z.array(line).max(5, 'write at most five examples'),
  /** Advice if there are no results. */
  nothingFound: paragraph,
  /** Error message if the index fails to load. */
  failed: paragraph,
  /** Replaces the search box without JavaScript. */
  withoutScripts: paragraph,
  /** Error message in development while the index has not been built. */
  notBuilt: paragraph,
  /** Links to offer if a search fails. */
  mainPages: z.array(link).min(3).max(6),
});
export type SearchTexts = z.infer<typeof searchTexts>;
