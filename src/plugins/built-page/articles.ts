import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent as Docs} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** Metadata of a post, a changelog month or a doc, from its front matter and git history. */
export type ArticleMeta = {
  type: 'Article' | 'BlogPosting' | 'TechArticle';
  path: string;
  title: string;
  description: string;
  /** Day of publication, such as 2025-09-24; docs have none. */
  published?: string;
  /** Day of the last change; `undefined` without git history. */
  updated?: string;
  authors: readonly Author[];
  tags: readonly string[];
};

export type Author = {name: string; url?: string};

/** Collects posts, changelog months and docs from the content plugins, in Docusaurus' order. */
export function collectArticles(allContent: AllContent): ArticleMeta[] {
  const blogs = allContent['docusaurus-plugin-content-blog'] as Record<string, BlogContent> | undefined;
  const docs = allContent['docusaurus-plugin-content-docs'] as Record<string, Docs> | undefined;
  return [
    ...Object.entries(blogs ?? {}).flatMap(([id, {blogPosts}]) =>
      blogPosts.map(({metadata}): ArticleMeta => {
        const {permalink, title, description, date, lastUpdatedAt, authors, tags} = metadata;
        return {
          type: id === 'changelog' ? 'Article' : 'BlogPosting',
          path: permalink,
          title,
          description,
          published: formatDay(date),
          updated: formatDay(lastUpdatedAt),
          authors: authors.map(({name = '', url}) => ({name, url})).filter(({name}) => name),
          tags: tags.map(({label}) => label),
        };
      }),
    ),
    ...Object.values(docs ?? {})
      .flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs))
      .map(
        ({permalink, title, description, lastUpdatedAt}): ArticleMeta => ({
          type: 'TechArticle',
          path: permalink,
          title,
          description,
          updated: formatDay(lastUpdatedAt),
          authors: [],
          tags: [],
        }),
      ),
  ];
}

/** Formats a day such as 2025-09-24. */
function formatDay(time: Date | number | null | undefined): string | undefined {
  return time ? new Date(time).toISOString().slice(0, 10) : undefined;
}
