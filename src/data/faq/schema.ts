/** Questions and their answers. */
import * as z from 'zod';
import {line, richText, slug, uniqueIds} from '../schema/text';
import {faqCategories} from './categories';

/** A question in a page's FAQ section. */
export const question = z.object({
  /** URL fragment of shared links: never change it after publication. */
  id: slug,
  question: line.endsWith('?', 'end the question with "?"'),
  answer: richText,
});
export type Question = z.infer<typeof question>;

/** A question of the FAQ page. */
export const faqItem = question.extend({
  /** Tabs that list the question, besides the tab All (specification, section 3). */
  categories: z
    .array(z.enum(faqCategories, `write one of ${faqCategories.join(', ')}`))
    .min(1, 'write at least one category'),
});
export type FaqItem = z.infer<typeof faqItem>;

/** A group of questions under the tab All. Each question is validated in its own file. */
export const faqTopic = z.object({
  heading: line,
  questions: z.array(z.custom<FaqItem>()).min(1, 'write a question, or remove the topic'),
});
export type FaqTopic = z.infer<typeof faqTopic>;

/** All questions: ids are unique, and each category has at least one question. */
export const questions = z
  .array(z.looseObject({id: slug, categories: z.array(z.string())}))
  .superRefine(uniqueIds)
  .superRefine((all, context) => {
    const used = all.flatMap(({categories}) => categories);
    for (const category of faqCategories.filter((name) => !used.includes(name))) {
      const message = `the category ${category} has no question: add one, or remove the category from src/data/faq/categories.ts`;
      context.addIssue({code: 'custom', message});
    }
  });
