/** Questions and their answers. */
import * as z from 'zod';
import {faqCategories} from '../faq/categories';
import {line, richText, slug, uniqueIds} from './text';

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

/** Questions of the FAQ page that stand together where all are shown; each is checked where it is written. */
export const faqTopic = z.object({
  heading: line,
  questions: z.array(z.custom<FaqItem>()).min(1, 'write a question, or take the topic out'),
});
export type FaqTopic = z.infer<typeof faqTopic>;

/** The whole list: no two questions share an address, and each category that the page offers has one. */
export const questions = z
  .array(z.looseObject({id: slug, categories: z.array(z.string())}))
  .superRefine(uniqueIds)
  .superRefine((all, context) => {
    const filed = all.flatMap(({categories}) => categories);
    for (const category of faqCategories.filter((name) => !filed.includes(name))) {
      const message = `no question is filed under ${category}: file one, or take it out of faqCategories in src/data/agents/names.ts`;
      context.addIssue({code: 'custom', message});
    }
  });
