/**
 * Replaces path-to-regexp: see `../plugin.ts`. Here, paths of routes are literal, and `*` is any path; parameters are an
 * error of the build (`plugins/route-table`).
 */
export default function pathToRegexp(
  path: string,
  _parameters: unknown,
  {end, sensitive}: {end: boolean; sensitive: boolean},
): RegExp {
  const pattern = path
    .replace(/\/$/, '')
    // `NavLink` escapes its path.
    .replace(/\\(.)/g, '$1')
    .replace(/[\\^$.+?()[\]{}|]/g, '\\$&')
    .replace('*', '(.*)');
  return new RegExp(`^${pattern}(?:/(?=$))?${end ? '$' : '(?=/|$)'}`, sensitive ? '' : 'i');
}
