/** The help centre and its search. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {line, link, paragraph, target} from './text';

/** Something to read that helps: shown in its category's card, and other words for it in the search. */
const helpTopic = z.object({
  /** Shown as a link. */
  title: line,
  /** What is found there, in the words that people search by: the search finds it by them. */
  text: paragraph,
  to: target,
});

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
  /** Where a person answers. */
  person: z.object({title: line, text: paragraph, link}),
});
export type HelpBox = z.infer<typeof helpBox>;
