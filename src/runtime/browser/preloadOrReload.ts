import preload from '@docusaurus/core/lib/client/preload';
import {reloadIfServerResponds} from './reload';

/**
 * Preloads the chunks of a page before a client-side navigation renders it. If that fails and the server responds,
 * loads the page from the server. If the server does not respond, resolves: the page shows an error, and the visitor
 * can go back without losing input.
 *
 * If another navigation starts meanwhile, waits for that one, too: Docusaurus renders the page of the latest navigation
 * when any of them resolves, and a page without a route would redirect to the home page.
 */
export default async function preloadOrReload(pathname: string): Promise<void> {
  latestPath = pathname;
  latest = preloadPage(pathname);
  let awaited: Promise<void> | undefined;
  while (awaited !== latest) {
    awaited = latest;
    await awaited;
  }
}

let latestPath: string | undefined;
let latest: Promise<void> | undefined;

async function preloadPage(pathname: string): Promise<void> {
  try {
    await preload(pathname);
  } catch (error) {
    // Otherwise the visitor has followed another link or gone back since.
    if (pathname === latestPath) await reloadIfServerResponds(error);
  }
}
