import {useSyncExternalStore} from 'react';

/** True once the page and all that it brought with it have loaded; false on the server and while hydrating. */
export function usePageLoaded(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.readyState === 'complete',
    () => false,
  );
}

function subscribe(notify: () => void): () => void {
  window.addEventListener('load', notify);
  return () => window.removeEventListener('load', notify);
}
