import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /blog; posts: `blog/`. */
export const blogList = {
  meta: {
    path: '/blog',
    title: 'Blog',
    description:
      'In-depth articles on code review, audits and support, written for the engineering, security and support teams that do the work.',
    heading: 'Articles on code review, security and support',
    intro: 'In-depth reading from the team that builds agents for this work.',
  },
  posts: {heading: 'Latest posts'},
  newsletter: {heading: 'New posts by email', intro: 'Hear from us when we publish a new post.'},
} satisfies Page;

/** /changelog; months: `src/changelog/`. */
export const changelog = {
  meta: {
    path: '/changelog',
    title: 'Changelog',
    description: `See what’s new, improved and fixed in ${brand.name}, month by month, with links to the pages that describe each change.`,
    heading: 'Changelog',
    intro: 'New features, improvements and fixes, month by month.',
  },
  older: {heading: 'Earlier months'},
} satisfies Page;
