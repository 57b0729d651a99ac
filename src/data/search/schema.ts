/** The site's search. */
import * as z from 'zod';
import {type LinkItem, list} from '../schema/text';

/** Texts of the search palette and the search page. */
export type SearchTexts = {
  label: string;
  placeholder: string;
  /** Example queries that start a search on click. */
  examples: string[];
  /** Advice if there are no results. */
  nothingFound: string;
  /** Error message if the index fails to load. */
  failed: string;
  /** Replaces the search box without JavaScript. */
  withoutScripts: string;
  /** Error message in development while the index has not been built. */
  notBuilt: string;
  /** Links to offer if a search fails. */
  mainPages: LinkItem[];
};

export const checks = {searchTexts: z.object({examples: list.max(5, 'write at most five examples')})};
