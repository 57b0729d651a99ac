/** Returns the path of a page below `baseUrl`, without a trailing slash: `/docs/a` for `/sub/docs/a/`. */
export function sitePath(pathname: string, baseUrl: string): string {
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  return path.replace(/(.)\/$/, '$1');
}
