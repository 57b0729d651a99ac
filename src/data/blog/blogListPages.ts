import {blogList} from '../marketing/blog';
import type {Page} from '../schema/page';

/*
 * Lists of posts beside /blog, which Docusaurus makes of `blog/tags.yml` and `blog/authors.yml`.
 */

const allPosts = {label: 'All posts', to: blogList.meta.path};

/** /blog/tags: what the posts are about. The tags themselves: `blog/tags.yml`. */
export const tagList = {
  meta: {
    path: '/blog/tags',
    title: 'Tags',
    description: 'What the posts of the blog are about, tag by tag, with how many there are of each.',
    heading: 'What we write about',
    intro: 'Each tag leads to the posts that have it.',
    actions: [allPosts],
  },
  list: {heading: 'All tags'},
} satisfies Page;

/** What stands above the posts of one tag, on its page. */
export const postsOfTag = {heading: 'Posts with this tag'};

/** /blog/authors: who writes the posts. The authors themselves: `blog/authors.yml`. */
export const authorList = {
  meta: {
    path: '/blog/authors',
    title: 'Authors',
    description: 'Who writes the posts of the blog, and how many there are by each author.',
    heading: 'Who writes here',
    intro: 'The people behind the posts, and what they work on.',
    actions: [allPosts],
  },
  list: {heading: 'All authors'},
} satisfies Page;
