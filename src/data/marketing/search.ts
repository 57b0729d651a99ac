import {brand} from '../brand';
import type {Page} from '../schema/page';

/** Content of /search. */
export const search = {
  meta: {
    path: '/search',
    title: 'Search',
    description: `Search everything on the ${brand.name} site: docs, plans, answers, comparisons, blog posts, the changelog and legal pages.`,
    heading: 'Search this site',
    intro: 'Find docs, pages, plans, answers, comparisons, blog posts and legal pages in one place.',
  },
  places: {
    heading: 'Browse by section',
    points: [
      {
        icon: 'book',
        title: 'Docs',
        text: 'Learn what each agent does and how to set it up.',
        link: {label: 'Read the docs', to: '/docs'},
      },
      {
        icon: 'chat',
        title: 'Blog',
        text: 'In-depth articles on code review, audits and support.',
        link: {label: 'Read the blog', to: '/blog'},
      },
      {
        icon: 'clock',
        title: 'Changelog',
        text: 'New features, improvements and fixes, month by month.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
      {
        icon: 'compass',
        title: 'FAQ',
        text: 'Short answers to common questions before you start.',
        link: {label: 'Read the FAQ', to: '/faq'},
      },
    ],
  },
} satisfies Page;
