import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /search */
export const search = {
  meta: {
    path: '/search',
    title: 'Search',
    description: `Search everything that ${brand.name} publishes: docs, plans, answers, comparisons, articles, the changelog and legal texts.`,
    heading: 'Search this site',
    intro: 'Docs, pages, plans, answers, comparisons, articles and legal texts, all in one place.',
  },
  places: {
    heading: 'Where to look',
    points: [
      {
        icon: 'book',
        title: 'Docs',
        text: 'How to set an agent up and what it does, section by section.',
        link: {label: 'Open the docs', to: '/docs'},
      },
      {
        icon: 'chat',
        title: 'Blog',
        text: 'Longer reading on code review, audits and support.',
        link: {label: 'Read the blog', to: '/blog'},
      },
      {
        icon: 'clock',
        title: 'Changelog',
        text: 'What is new, improved and fixed, month by month.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
      {
        icon: 'compass',
        title: 'FAQ',
        text: 'Short answers to what people ask before they start.',
        link: {label: 'Read the FAQ', to: '/faq'},
      },
    ],
  },
} satisfies Page;
