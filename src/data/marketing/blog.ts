import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /blog; the posts themselves: `blog/`. */
export const blogList = {
  meta: {
    path: '/blog',
    title: 'Blog',
    description: 'Longer reading on code review, audits and support, written for the people who do that work.',
    heading: 'Notes on reviewing, securing and supporting software',
    intro: 'Longer reading for the people who do the work, from the team that builds agents for it.',
  },
  posts: {heading: 'Latest posts'},
  newsletter: {heading: 'New posts by email', intro: 'Leave your address and hear when something new is written.'},
} satisfies Page;

/** /changelog; the months themselves: `src/changelog/`. */
export const changelog = {
  meta: {
    path: '/changelog',
    title: 'Changelog',
    description: `What is new, improved and fixed in ${brand.name}, month by month, with links to where each change is described.`,
    heading: 'Changelog',
    intro: 'What is new, what got better and what was fixed, month by month.',
  },
} satisfies Page;
