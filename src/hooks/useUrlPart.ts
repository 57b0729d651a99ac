import {useHistory, useLocation} from '@docusaurus/router';
import {useSyncExternalStore} from 'react';
import {getShownUrl, setShownUrl} from '../client/navigation/shownUrl';

const listeners = new Set<() => void>();

/**
 * Returns the query (`search`, with `?`) or fragment (`hash`, with `#`) of the current URL; empty on the server and
 * during hydration. During a navigation it is that of the page on screen until the next page is rendered.
 */
export function useUrlPart(part: 'search' | 'hash'): string {
  // Re-renders on client-side navigation.
  const shown = useLocation();
  const history = useHistory();
  return useSyncExternalStore(
    subscribe,
    () => (history.location.pathname === shown.pathname ? window.location : new URL(getShownUrl()))[part],
    () => '',
  );
}

/**
 * Returns an option that is stored in the URL's query, so that the view can be shared, and a setter. The first of
 * `options` is the default and not stored. The setter replaces the history entry, so that back returns to the previous
 * page.
 */
export function useQueryParam<Option extends string>(
  key: string,
  options: readonly [Option, ...Option[]],
): [Option, (next: Option) => void] {
  const param = new URLSearchParams(useUrlPart('search')).get(key);
  const chosen = options.find((option) => option === param) ?? options[0];
  function choose(next: Option): void {
    replaceUrl((url) => {
      if (next === options[0]) url.searchParams.delete(key);
      else url.searchParams.set(key, next);
    });
  }
  return [chosen, choose];
}

/**
 * Replaces the URL of the page on screen without navigation, scrolling or a new view. While a navigation is pending,
 * `window.location` is the next page's, so only the remembered URL is updated.
 */
export function replaceUrl(change: (url: URL) => void): void {
  const isNavigating = new URL(getShownUrl()).pathname !== window.location.pathname;
  const url = new URL(isNavigating ? getShownUrl() : window.location.href);
  change(url);
  setShownUrl(url.href);
  if (!isNavigating) window.history.replaceState(window.history.state, '', url);
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
