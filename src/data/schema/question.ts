/** Questions and their answers. */
import * as z from 'zod';
import {faqCategories} from '../names';
import {line, ownFragments, richText, slug} from './text';

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
