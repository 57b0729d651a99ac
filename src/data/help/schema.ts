/** Help center and its search box. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {line, link, paragraph, target} from '../schema/text';

/** A link in a category's card. The search index adds `text` to the linked page. */
const helpTopic = z.object({
  /** Link text. */
  title: line,
  /** Describes the page in the words that visitors search for. */
  text: paragraph,
  to: target,
});

/** A card of the help center. */
export const helpCategory = z.object({
  icon: z.enum(iconNames),
  title: line,
  text: line,
  topics: z.array(helpTopic).min(2, 'write at least two topics: a card with one link is only a link'),
});
export type HelpCategory = z.infer<typeof helpCategory>;

/** Texts of the help center's search box. */
export const helpBox = z.object({
  label: line,
  placeholder: line,
  /** Example queries that start a search on click. */
  examples: z.array(line).max(5, 'write at most five examples'),
  /** Link to human support. */
  person: z.object({title: line, text: paragraph, link}),
});
export type HelpBox = z.infer<typeof helpBox>;
