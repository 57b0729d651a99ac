/** An address that was published and has moved. */
export type Redirect = {
  /** The old address: a path, or a path with a heading's fragment. */
  from: string;
  /** The address that stands there now. */
  to: string;
};

/**
 * Published addresses are permanent: one that vanishes has an entry here, or `npm run check:content` and the tests
 * fail. Hosts get them as `_redirects`, browsers as pages that lead on, fragments as `client/movedFragments.ts`.
 */
export const redirects: Redirect[] = [];
