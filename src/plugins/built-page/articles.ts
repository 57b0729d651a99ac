import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** What a writer has written, as front matter and history have it. */
export type ArticleMeta = {
  type: 'Article' | 'BlogPosting' | 'TechArticle';
  path: string;
  title: string;
  description: string;
  /** The day on which it was published, such as 2025-09-24; docs have none. */
  published?: string;
  /** The day of its last change; none where there is no history. */
  updated?: string;
  authors: readonly Author[];
  tags: readonly string[];
};

export type Author = {name: string; url?: string};

/** What Docusaurus has read of posts, months and docs, in the order of its own lists. */
export function collectArticles(allContent: AllContent): ArticleMeta[] {
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent>;
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, Docs>;
  return [
    ...Object.entries(blogs).flatMap(([id, {blogPosts}]) =>
      blogPosts.map(({metadata}): ArticleMeta => {
        const {permalink, title, description, date, lastUpdatedAt, authors, tags} = metadata;
        return {
          type: id === 'changelog' ? 'Article' : 'BlogPosting',
          path: permalink,
          title,
          description,
          published: day(date),
          updated: day(lastUpdatedAt),
          authors: authors.map(({name = '', url}) => ({name, url})).filter(({name}) => name),
          tags: tags.map(({label}) => label),
        };
      }),
    ),
    ...Object.values(docs)
      .flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs))
      .map(
        ({permalink, title, description, lastUpdatedAt}): ArticleMeta => ({
          type: 'TechArticle',
          path: permalink,
          title,
          description,
          updated: day(lastUpdatedAt),
          authors: [],
          tags: [],
        }),
      ),
  ];
}

/** Such as 2025-09-24. */
function day(time: Date | number | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}
