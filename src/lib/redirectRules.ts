import {markdownPath} from './markdownPath';

/** A redirect from a published URL that has moved. */
export type Redirect = {
  /** The old URL: a path, or a path with a heading's fragment. */
  from: string;
  /** The new URL: a path, or a path with a fragment. */
  to: string;
};

/** Whether every host accepts `text` as source or target of a redirect: a path with an optional fragment. */
export function isValidRedirectPath(text: string): boolean {
  return /^\/([\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*)?(#[\w-]+)?$/.test(text) && !/\.mdx?(#|$)/.test(text);
}

/**
 * Returns the redirects from pages, without those from fragments. Skips invalid redirects: the content check reports
 * them with a fix; Docusaurus would stop at the first.
 */
export function pageRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.filter(({from, to}) => !from.includes('#') && isValidRedirectPath(from) && isValidRedirectPath(to));
}

/** Returns the redirects for hosts: from pages and from their Markdown versions. */
export function hostRedirects(redirects: readonly Redirect[]): Redirect[] {
  return pageRedirects(redirects).flatMap(({from, to}) => [
    {from, to},
    {from: markdownPath(from), to: markdownPath(to.replace(/#.*/, ''))},
  ]);
}

/** Returns the target of the redirect from a page's fragment, or `undefined` if there is none. */
export function hashRedirect(redirects: readonly Redirect[], path: string, hash: string): string | undefined {
  if (hash === '') return undefined;
  return redirects.find(({from}) => from === path.replace(/(.)\/$/, '$1') + hash)?.to;
}
