import {blogList} from '../marketing/blog';
import type {Page, PageMeta} from '../schema/page';

/*
 * Texts of the post lists besides /blog. Docusaurus generates these pages from `blog/tags.yml` and `blog/authors.yml`.
 */

/** Posts on a page of a list. */
export const postsPerPage = 20;

/** Entries in a feed, the newest ones. */
export const feedEntries = 50;

/** Months that /changelog shows in full. The older ones are links. */
export const fullMonths = 12;

/** Labels of the links between the pages of a list. */
export const listPages = {label: 'Pages of this list', newer: 'Newer posts', older: 'Older posts'};

/** Returns the metadata of a page of a list: from the second one on, its title has the number. */
export function metaOfListPage<Meta extends PageMeta>(meta: Meta, page: number): Meta {
  return page > 1 ? {...meta, title: `${meta.title}, page ${page}`} : meta;
}

const allPosts = {label: 'All posts', to: blogList.meta.path};

/** /blog/tags; tags: `blog/tags.yml`. */
export const tagList = {
  meta: {
    path: '/blog/tags',
    title: 'Tags',
    description:
      'Browse posts on our blog by topic, from code review to audits and support, with the number of posts for each tag.',
    heading: 'Blog topics',
    intro: 'Choose a tag to see its posts.',
    actions: [allPosts],
  },
  list: {heading: 'All tags'},
} satisfies Page;

/** Heading above the posts on a tag's page. */
export const postsOfTag = {heading: 'Posts with this tag'};

/** /blog/authors; authors: `blog/authors.yml`. */
export const authorList = {
  meta: {
    path: '/blog/authors',
    title: 'Authors',
    description:
      'Meet the authors of our blog, see what they work on and find the posts that each of them has written.',
    heading: 'Blog authors',
    intro: 'See who writes our posts and what they work on.',
    actions: [allPosts],
  },
  list: {heading: 'All authors'},
} satisfies Page;

/** Heading above the posts on an author's page. */
export const postsOfAuthor = {heading: 'Posts by this author'};

/** An author of `blog/authors.yml`. */
type Author = {key: string; name?: string; title?: string; description?: string; page: {permalink: string} | null};

/** Returns the metadata of an author's page: `page: true` in `blog/authors.yml`. */
export function metaOfAuthor({key, name = key, title, description = title, page}: Author): PageMeta {
  return {
    path: page?.permalink ?? authorList.meta.path,
    title: `Posts by ${name}`,
    description: `Read the posts by ${name} on our blog, newest first, with the date, the reading time and the topics of each.`,
    heading: name,
    intro: description ?? `See what ${name} has written on our blog.`,
    actions: [...authorList.meta.actions, {label: authorList.list.heading, to: authorList.meta.path}],
  };
}
