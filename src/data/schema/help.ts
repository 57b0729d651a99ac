/** The help centre and its search. */
import * as z from 'zod';
import {iconNames} from '../names';
import {line, paragraph, target} from './text';

/** Something to read that helps: shown in its category's card, and found by the help centre's search. */
export const helpTopic = z.object({
  /** Shown as a link, and counts most in the search. */
  title: line,
  /** What is found there, in the words that people search by. */
  text: paragraph,
  to: target,
});
export type HelpTopic = z.infer<typeof helpTopic>;

/** One of the help centre's cards. */
export const helpCategory = z.object({
  icon: z.enum(iconNames),
  title: line,
  text: line,
  topics: z.array(helpTopic).min(2, 'write two or more: a card with one link is a link'),
});
export type HelpCategory = z.infer<typeof helpCategory>;

/** What the help centre's search box says. */
export const helpBox = z.object({
  label: line,
  placeholder: line,
  /** Searches that a visitor can start with one press. */
  examples: z.array(line).max(5, 'offer five examples at most'),
  /** Follows the sentence that says that nothing was found. */
  nothingFound: paragraph,
  /** Shown when the search itself does not come. */
  failed: paragraph,
  /** Where a person answers. */
  person: z.object({title: line, text: paragraph, link: z.object({label: line, to: target})}),
});
export type HelpBox = z.infer<typeof helpBox>;
