import type {Redirect} from '../site/redirects';

/** Redirects of whole pages: what a host and a redirecting page can do. */
export function pageRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from}) => !from.includes('#'));
}

/** Where a fragment that was published on a page has gone; `undefined` when it has not moved. */
export function movedFragment(redirects: readonly Redirect[], path: string, hash: string): string | undefined {
  if (hash === '') return undefined;
  return redirects.find(({from}) => from === path.replace(/(.)\/$/, '$1') + hash)?.to;
}
