/** A page as Markdown. */
export type MarkdownPage = {path: string; markdown: string};

/** The address of a page's Markdown. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The page that holds the others as Markdown. */
export const siteContentPath = '/site-content';

/** By which `siteContent.ts` finds that page's element to fill; it stands here, as browsers need no more. */
export const siteContentMark = 'data-site-content';
