/** Help center and its search box. */
import * as z from 'zod';
import type {IconName} from '../../lib/iconNames';
import {type LinkItem, list} from '../schema/text';

/** A card of the help center. */
export type HelpCategory = {
  icon: IconName;
  title: string;
  text: string;
  /** Links. The search index adds `text` to the linked page: write it in the words that visitors search for. */
  topics: {title: string; text: string; to: string}[];
};

/** Texts of the help center's search box. */
export type HelpBox = {
  label: string;
  placeholder: string;
  /** Example queries that start a search on click. */
  examples: string[];
  /** Link to human support. */
  person: {title: string; text: string; link: LinkItem};
};

export const checks = {
  helpBox: z.object({examples: list.max(5, 'write at most five examples')}),
  helpCategories: list.length(4, 'the help center shows four category cards: write four'),
};
