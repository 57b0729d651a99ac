import type {Redirect} from '../lib/redirectRules';

/**
 * Published addresses are permanent: one that vanishes has an entry here, or `npm run check:content` and the tests
 * fail. Hosts get them as `_redirects`, browsers as pages that lead on, fragments as `client/hashRedirects.ts`.
 */
export const redirects: Redirect[] = [];
