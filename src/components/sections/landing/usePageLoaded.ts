import {useSyncExternalStore} from 'react';

/** Returns true after the window's `load` event; false on the server and during hydration. */
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
