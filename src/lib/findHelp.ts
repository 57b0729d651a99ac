import {faqs} from '../data/faqs';
import {helpCategories, helpPages} from '../data/help';
import {type HelpEntry, type HelpResult, searchHelp} from './helpSearch';
import {plainText} from './richText';

/** What the help centre's search finds. */
export const helpEntries: HelpEntry[] = [
  ...helpCategories.flatMap(({title: kind, topics}) => topics.map((topic) => ({kind, ...topic}))),
  ...helpPages.map((page) => ({kind: 'Page', ...page})),
  ...faqs.map(({id, question, answer}) => ({
    kind: 'Question',
    title: question,
    text: plainText(answer),
    to: `/faq#${id}`,
  })),
];

/**
 * The help centre's search: what is behind the box, and all that the box knows of it. It brings everything that can be
 * found, so it is imported once somebody searches.
 */
export function findHelp(query: string): HelpResult[] {
  return searchHelp(helpEntries, query);
}
