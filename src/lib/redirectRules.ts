import type {Redirect} from '../site/redirects';

/** Redirects of whole pages: what a host and a redirecting page can do. */
export function pageRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from}) => !from.includes('#'));
}

/** The rules as Netlify, Cloudflare Pages and `npm run serve` read them from `_redirects`: one a line. */
export function hostRules(redirects: readonly Redirect[]): string {
  return pageRedirects(redirects)
    .map(({from, to}) => `${from} ${to} 301\n`)
    .join('');
}

/** The rules of a `_redirects` file: new addresses by old ones. */
export function readHostRules(text: string): Map<string, string> {
  return new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to] = line.trim().split(/\s+/);
      return from && to && !from.startsWith('#') ? [[from, to]] : [];
    }),
  );
}

/** Where a fragment that was published on a page has gone; `undefined` when it has not moved. */
export function movedFragment(redirects: readonly Redirect[], path: string, hash: string): string | undefined {
  if (hash === '') return undefined;
  return redirects.find(({from}) => from === path.replace(/(.)\/$/, '$1') + hash)?.to;
}
