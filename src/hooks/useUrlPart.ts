import {useHistory, useLocation} from '@docusaurus/router';
import {useSyncExternalStore} from 'react';
import {getShownUrl, setShownUrl} from '../client/shownUrl';

const listeners = new Set<() => void>();

/**
 * The address's query (`search`, with its question mark) or fragment (`hash`, with its sign) as it is now; empty on
 * the server and while the page comes alive. A page that a link leads away from keeps its own until the next is there.
 */
export function useUrlPart(part: 'search' | 'hash'): string {
  // Renders again when a link inside the site has been followed.
  const shown = useLocation();
  const history = useHistory();
  return useSyncExternalStore(
    subscribe,
    () => (history.location.pathname === shown.pathname ? window.location : new URL(getShownUrl()))[part],
    () => '',
  );
}

/**
 * One of a few values that the address's query keeps, so that what a visitor sees can be shared; the first of
 * `options` is what a page shows without it. Choosing replaces the history entry: back leads to the page before.
 */
export function useQueryParam<Option extends string>(
  key: string,
  options: readonly [Option, ...Option[]],
): [Option, (next: Option) => void] {
  const asked = new URLSearchParams(useUrlPart('search')).get(key);
  const chosen = options.find((option) => option === asked) ?? options[0];
  function choose(next: Option): void {
    replaceUrl((url) => {
      if (next === options[0]) url.searchParams.delete(key);
      else url.searchParams.set(key, next);
    });
  }
  return [chosen, choose];
}

/**
 * Changes the address in its place: no navigation, no scrolling, no new view. Of a page that a link leads away from the
 * browser shows the address no more.
 */
export function replaceUrl(change: (url: URL) => void): void {
  const isLeft = new URL(getShownUrl()).pathname !== window.location.pathname;
  const url = new URL(isLeft ? getShownUrl() : window.location.href);
  change(url);
  setShownUrl(url.href);
  if (!isLeft) window.history.replaceState(window.history.state, '', url);
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  window.addEventListener('popstate', notify);
  window.addEventListener('hashchange', notify);
  return () => {
    listeners.delete(notify);
    window.removeEventListener('popstate', notify);
    window.removeEventListener('hashchange', notify);
  };
}
