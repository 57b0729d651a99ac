/** Questions and their answers. */
import * as z from 'zod';
import type {RichText} from '../schema/text';
import {faqCategories} from './categories';

/** A question in a page's FAQ section. */
export type Question = {
  /** URL fragment of shared links: never change it after publication. */
  id: string;
  question: string;
  answer: RichText;
};

/** A question of the FAQ page. */
export type FaqItem = Question & {
  /** Tabs that list the question, besides the tab All (specification, section 3). */
  categories: (typeof faqCategories)[number][];
};

/** A group of questions under the tab All. */
export type FaqTopic = {heading: string; questions: FaqItem[]};

export const checks = {
  /** Each question has a category, and each category a question. */
  faqs: z
    .array(z.object({categories: z.array(z.string()).min(1, 'write at least one category')}))
    .superRefine((all, context) => {
      const used = all.flatMap(({categories}) => categories);
      for (const category of faqCategories.filter((name) => !used.includes(name))) {
        const message = `the category ${category} has no question: add one, or remove the category from src/data/faq/categories.ts`;
        context.addIssue({code: 'custom', message});
      }
    }),
};
