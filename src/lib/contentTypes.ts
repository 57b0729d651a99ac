/** Content types of search results, in the order of the search filters. */
export const contentTypes = [
  'Pages',
  'Docs',
  'Questions',
  'Plans',
  'Comparisons',
  'Blog',
  'Changelog',
  'Legal',
] as const;
export type ContentType = (typeof contentTypes)[number];

const legal = new Set(['/accessibility', '/dpa', '/privacypolicy', '/security', '/termsandconditions']);

/** Returns the content type of a page; `comparisons` are the paths of the comparison pages. */
export function contentTypeOf(path: string, comparisons: readonly string[]): ContentType {
  const [, section] = path.split('/');
  if (section === 'docs') return 'Docs';
  if (section === 'blog') return 'Blog';
  if (section === 'changelog') return 'Changelog';
  if (legal.has(path)) return 'Legal';
  return comparisons.includes(path) ? 'Comparisons' : 'Pages';
}
