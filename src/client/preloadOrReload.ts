import preload from '@docusaurus/core/lib/client/preload';
import {reloadIfServerResponds} from './reload';

/**
 * Fetches what a page inside the site needs before it is shown. When that does not come and the host answers, the
 * browser goes to the page by itself. When nothing answers it stays: the place of the page says so, and the way back
 * leads to what was typed.
 */
export default async function preloadOrReload(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    await reloadIfServerResponds(error);
  }
}
