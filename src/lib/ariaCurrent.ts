/**
 * What `aria-current` says of a link in a menu: that its page is open, or one that stands below its page.
 * Both are paths without a slash at the end.
 */
export function ariaCurrent(to: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === to) return 'page';
  return pathname.startsWith(`${to}/`) ? 'true' : undefined;
}
