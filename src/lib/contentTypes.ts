/** What can be found, by kind, in the order in which kinds are offered (search's filters). */
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

const legal = new Set(['/dpa', '/privacypolicy', '/security', '/termsandconditions']);

/** The kind of a page by its path; `comparisons` are the paths of the comparison pages. */
export function contentTypeOf(path: string, comparisons: readonly string[]): ContentType {
  if (path.startsWith('/docs')) return 'Docs';
  if (path.startsWith('/blog')) return 'Blog';
  if (path.startsWith('/changelog')) return 'Changelog';
  if (legal.has(path)) return 'Legal';
  return comparisons.includes(path) ? 'Comparisons' : 'Pages';
}
