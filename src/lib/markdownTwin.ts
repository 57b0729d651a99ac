/** A page as Markdown. */
export type Twin = {path: string; markdown: string};

/** The address of a page's Markdown. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** The attribute of the element that `/site-content` leaves empty for the build to fill. */
export const siteContentMark = 'data-site-content';
