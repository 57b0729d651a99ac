import type {BlogPost, Options} from '@docusaurus/plugin-content-blog';
import {brand} from '../../data/brand';
import type {PageMeta} from '../../data/schema/page';
import {filterPublished} from '../../lib/days';
import {isProduction} from '../../site/isProduction';
import {feedHtml} from './feedHtml';

/**
 * A list of what is written, newest first, and the feeds that say of themselves what it says. `dressed` gives each
 * entry what its text does not say of itself.
 */
export function blogOptions({title, description}: PageMeta, dressed: (entry: BlogPost) => BlogPost): Options {
  return {
    // An entry with a date to come is seen by its writer only.
    processBlogPosts: async ({blogPosts}) =>
      (isProduction() ? filterPublished(new Date(), blogPosts) : blogPosts).map(dressed),
    blogTitle: title,
    blogDescription: description,
    feedOptions: {
      // Whole posts, for every kind of reader.
      type: 'all',
      limit: false,
      createFeedItems: async ({defaultCreateFeedItems, ...rest}) =>
        (await defaultCreateFeedItems(rest)).map((item) => ({
          ...item,
          published: item.date,
          content: feedHtml(item.content ?? ''),
        })),
      title: `${brand.name} ${title.toLowerCase()}`,
      description,
    },
    blogSidebarCount: 0,
    // The list leads to no second page.
    postsPerPage: 'ALL',
    // Lists that repeat it: no archive; tags and authors keep out of search engines (src/theme).
    archiveBasePath: null,
    onInlineTags: isProduction() ? 'throw' : 'warn',
    onInlineAuthors: isProduction() ? 'throw' : 'warn',
    onUntruncatedBlogPosts: 'ignore',
  };
}
