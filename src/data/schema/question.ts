/** Questions and their answers. */
import * as z from 'zod';
import {faqCategories} from '../names';
import {line, richText, slug} from './text';

/** A question of a page's own list. */
export const question = z.object({
  /** The fragment by which people share it: never change it once published. */
  id: slug,
  question: line.endsWith('?', 'end the question with a question mark'),
  answer: richText,
});
export type Question = z.infer<typeof question>;

/** A question of the FAQ page. */
export const faqItem = question.extend({
  /** Where the page files it; every question is under All as well (specification, section 3). */
  categories: z
    .array(z.enum(faqCategories, `choose among ${faqCategories.join(', ')}`))
    .min(1, 'file it under at least one category'),
});
export type FaqItem = z.infer<typeof faqItem>;

/** The whole list: no two questions share an address. */
export const questions = z.array(z.looseObject({id: slug})).superRefine(ownFragments);

/** Finds questions that share a fragment. */
export function ownFragments(all: readonly {id: string}[], context: z.RefinementCtx): void {
  for (const [index, {id}] of all.entries()) {
    if (all.findIndex((other) => other.id === id) === index) continue;
    context.addIssue({code: 'custom', path: [index, 'id'], message: `${id} is taken: give each its own id`});
  }
}
