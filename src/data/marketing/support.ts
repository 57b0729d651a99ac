import type {Page} from '../schema/page';

/** /support; search box and cards: `help.ts`. */
export const support = {
  meta: {
    path: '/support',
    title: 'Help center',
    description:
      'Search the help center or browse by topic: getting started, account and billing, technical support and product features.',
    heading: 'Help center',
    intro: 'Search the docs, the FAQ and the rest of the site.',
  },
  topics: {
    heading: 'Browse by topic',
    intro: 'Four areas, each with the pages to start with.',
  },
} satisfies Page;
