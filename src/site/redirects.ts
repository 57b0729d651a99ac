import type {Redirect} from '../lib/redirectRules';

/**
 * Redirects from published URLs, which are permanent: `npm run lint:content` and the tests fail if one is removed
 * without an entry here. The build writes redirect rules for hosts, such as `_redirects`, and redirect pages for other
 * hosts; `client/navigation/hashRedirects.ts` redirects fragments.
 */
export const redirects: Redirect[] = [];
