import type {Redirect} from '../site/redirects';
import {markdownPath} from './markdownTwin';

/** Redirects of whole pages: what a redirecting page can do. */
export function pageRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from}) => !from.includes('#'));
}

/** What a host can do: lead on from whole pages, and from the Markdown of each. */
export function hostRedirects(redirects: readonly Redirect[]): Redirect[] {
  return pageRedirects(redirects).flatMap(({from, to}) => [
    {from, to},
    {from: markdownPath(from), to: markdownPath(to.replace(/#.*/, ''))},
  ]);
}

/** Where a fragment that was published on a page has gone; `undefined` when it has not moved. */
export function movedFragment(redirects: readonly Redirect[], path: string, hash: string): string | undefined {
  if (hash === '') return undefined;
  return redirects.find(({from}) => from === path.replace(/(.)\/$/, '$1') + hash)?.to;
}
