import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /support; what its box says and its cards hold: `help.ts`. */
export const support = {
  meta: {
    path: '/support',
    title: 'Help centre',
    description: `Search the help of ${brand.name}, or find your way by topic: getting started, account and billing, technical support and product features.`,
    heading: 'How can we help?',
    intro:
      'Type what you want to know, in your own words. It is looked up in our questions and answers, in the documentation and on the rest of this site.',
  },
  topics: {
    heading: 'Browse by topic',
    intro: 'Four areas, and the pages to begin with in each.',
  },
} satisfies Page;
