/** The Markdown version of a page. */
export type MarkdownPage = {path: string; markdown: string};

/** Returns the path of a page's Markdown version; `path` may have a trailing slash. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`;
}

/** The page that contains all other pages as Markdown. */
export const siteContentPath = '/site-content';

/**
 * Attribute of the element that `siteContent.ts` fills on that page; defined here to keep that module out of the
 * bundle.
 */
export const siteContentAttribute = 'data-site-content';
