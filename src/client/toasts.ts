/**
 * A message at the top right, for three seconds (specification, sections 2 and 9). A new toast replaces the last one,
 * which is outdated; several would cover the form on a phone. The page always shows the same message itself, so a toast
 * may fail: its library is loaded on demand, and again for the next toast if that failed.
 */
export type Toast = {kind: 'success' | 'error'; message: string};

let requestCount = 0;
const listeners = new Set<() => void>();

/** Loads the library before the first toast, which may have to report that the visitor is offline. */
export async function prepareToasts(): Promise<void> {
  if (requestCount > 0) return;
  try {
    await loadLibrary();
  } catch {
    // The library is blocked or the visitor is offline: the first toast retries.
  }
}

/** Shows a toast. Resolves when the library has it or has failed to load; never rejects. */
export async function showToast({kind, message}: Toast): Promise<void> {
  try {
    const {toast} = await loadLibrary();
    // Also removes a toast from the queue, if its container has failed to load.
    toast.dismiss();
    toast[kind](message, {role: kind === 'error' ? 'alert' : 'status'});
  } catch {
    // The library is blocked or the visitor is offline: the page shows the same message.
  }
}

function loadLibrary(): Promise<typeof import('react-toastify/unstyled')> {
  requestCount += 1;
  for (const notify of listeners) notify();
  return import('react-toastify/unstyled');
}

/** Calls `notify` when the library is requested (`loadRequests`). Returns a function that unsubscribes. */
export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Snapshot for `useSyncExternalStore`: how often the library was requested. */
export function loadRequests(): number {
  return requestCount;
}
