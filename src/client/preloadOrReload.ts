import preload from '@docusaurus/core/lib/client/preload';
import {reloadIfServerResponds} from './reload';

/**
 * Preloads the chunks of a page before a client-side navigation renders it. If that fails and the server responds,
 * loads the page from the server. If the server does not respond, resolves: the page shows an error, and the visitor
 * can go back without losing input.
 */
export default async function preloadOrReload(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    await reloadIfServerResponds(error);
  }
}
