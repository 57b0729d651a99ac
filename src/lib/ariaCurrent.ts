/**
 * Returns the `aria-current` of a menu link: `page` on the linked page itself, `true` on a page below it.
 * Both paths have no trailing slash.
 */
export function ariaCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
