import {markdownPath} from './markdownPath';

/** An address that was published and has moved. */
export type Redirect = {
  /** The old address: a path, or a path with a heading's fragment. */
  from: string;
  /** The address that stands there now. */
  to: string;
};

/** Whether every host understands it, as the one end of a redirect or the other: a path, and perhaps a fragment. */
export function isValidRedirectPath(text: string): boolean {
  return /^\/([\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*)?(#[\w-]+)?$/.test(text) && !/\.mdx?(#|$)/.test(text);
}

/**
 * Redirects of whole pages: what a redirecting page can do. Those that are no addresses the content check names, with
 * what to do; Docusaurus would end before it had its say.
 */
export function pageRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from, to}) => !from.includes('#') && isValidRedirectPath(from) && isValidRedirectPath(to));
}

/** What a host can do: lead on from whole pages, and from the Markdown of each. */
export function hostRedirects(redirects: readonly Redirect[]): Redirect[] {
  return pageRedirects(redirects).flatMap(({from, to}) => [
    {from, to},
    {from: markdownPath(from), to: markdownPath(to.replace(/#.*/, ''))},
  ]);
}

/** Where a fragment that was published on a page has gone; `undefined` when it has not moved. */
export function hashRedirect(redirects: readonly Redirect[], path: string, hash: string): string | undefined {
  if (hash === '') return undefined;
  return redirects.find(({from}) => from === path.replace(/(.)\/$/, '$1') + hash)?.to;
}
