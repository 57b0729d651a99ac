import type {BlogPost, Options} from '@docusaurus/plugin-content-blog';
import {feedEntries, postsPerPage} from '../../data/blog/blogListPages';
import {brand} from '../../data/brand';
import type {PageMeta} from '../../data/schema/page';
import {isProduction} from '../../site/isProduction';

/**
 * Returns the blog plugin's options for the blog or the changelog, and for its feeds, which have the same description
 * as its list page. `addMetadata` adds metadata derived from the text to each entry.
 */
export function blogOptions({title, description}: PageMeta, addMetadata: (entry: BlogPost) => BlogPost): Options {
  return {
    // Entries with a future date are shown in development only.
    processBlogPosts: async ({blogPosts}) =>
      (isProduction() ? filterPublished(new Date(), blogPosts) : blogPosts).map(addMetadata),
    blogTitle: title,
    blogDescription: description,
    feedOptions: {
      type: 'all',
      limit: feedEntries,
      async createFeedItems({defaultCreateFeedItems, ...rest}) {
        // Loaded only after a build: the configuration imports this file.
        const {feedHtml} = await import('./feedHtml');
        const items = await defaultCreateFeedItems(rest);
        return items.map((item) => ({...item, published: item.date, content: feedHtml(item.content ?? '')}));
      },
      title: `${brand.name} ${title.toLowerCase()}`,
      description,
    },
    blogSidebarCount: 0,
    postsPerPage,
    // No archive page, which would repeat the list. The lists by tag and author are `noindex` (src/theme).
    archiveBasePath: null,
    onUntruncatedBlogPosts: 'ignore',
  };
}

/** Returns the posts dated `now` or earlier; a later post appears in a build on or after its date. */
export function filterPublished<Post extends {metadata: {date: Date}}>(now: Date, posts: readonly Post[]): Post[] {
  return posts.filter(({metadata}) => metadata.date <= now);
}
