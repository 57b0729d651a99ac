/* What the build and the browser share. */

/**
 * Selector for `closest()` that matches what React has not hydrated yet: an island whose script is not loaded, or the
 * whole page. `browser/Root.tsx` sets `data-hydrated` on `<html>`; islands have `data-hydrated="false"` until they
 * are hydrated, their chunk has failed to load, or an early submit has expired (`browser/earlyInput.ts`). Static HTML,
 * which is never hydrated, has `data-hydrated="static"`.
 */
export const unhydrated = '[data-hydrated="false"],html:not([data-hydrated])';

/** The Trusted Types policies of the runtime: the inline script's, the bundler's, and that of components' HTML. */
export const policyNames = {start: 'page-start', bundler: 'bundler', html: 'component-html'};

/** The names or ids of a route's modules, nested in arrays and objects as in the props of its component. */
export type ModuleNames = string | ModuleNames[] | {[key: string]: ModuleNames};

/** A route without its sibling and child routes. */
export type Route = {
  /** The route's position among its siblings. */
  key: string;
  path: string;
  exact?: boolean;
  modules: ModuleNames;
  [attribute: string]: unknown;
};

/** A page's routes as the browser gets them: the outermost first, the page itself last. */
export type PageRoute = {
  routes: Route[];
  /** The script files of each module, by chunk id, by module id. */
  files: Record<string, Record<string, string>>;
  /** The script files of the bodies of MDX pages, by chunk id: `build/mdx`. */
  bodies: Record<string, string>;
  /** The stylesheets of those of the files that no other page has, by chunk id. */
  stylesheets: Record<string, string>;
  /** The hashes of those of the files that no other page has, by chunk id. Absent without the late start. */
  integrity?: Record<string, string>;
};

export function withoutTrailingSlash(path: string): string {
  return path.replace(/(.)\/$/, '$1');
}

export function flattenNames(names: ModuleNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flattenNames);
}

/** The routes of 10,000 pages have about 300 pages a part. */
export const partCount = 32;

/** Returns the number of the part with the routes of a page, by a hash of its path in lower case. */
export function partOf(path: string): number {
  return (
    [...path.toLowerCase()].reduce((hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % 65_521, 0) %
    partCount
  );
}
