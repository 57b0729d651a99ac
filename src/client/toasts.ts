/**
 * Toasts: top right, for three seconds (specification, sections 2 and 9), one at a time: what the last one said is
 * not so any more, and on a phone several would cover the form. A toast is never the only carrier of what it says.
 * Nothing of the library is fetched before one may be wanted; should it fail to come, the page has said the same in
 * its own words, and the next toast asks for it again.
 */
export type Toast = {kind: 'success' | 'error'; message: string};

let asked = 0;
const listeners = new Set<() => void>();

/** Fetches what toasts are made of, ahead of the first one: it may have to say that there is no network. */
export async function prepareToasts(): Promise<void> {
  if (asked > 0) return;
  try {
    await library();
  } catch {
    // The library is blocked or offline: the first toast asks again.
  }
}

/** Shows a toast; resolves once it is on its way, or cannot be. */
export async function showToast({kind, message}: Toast): Promise<void> {
  try {
    const {toast} = await library();
    // Also one that waits for its place, which did not come.
    toast.dismiss();
    toast[kind](message, {role: kind === 'error' ? 'alert' : 'status'});
  } catch {
    // The library is blocked or offline: the page says the same.
  }
}

function library(): Promise<typeof import('react-toastify/unstyled')> {
  asked += 1;
  for (const notify of listeners) notify();
  return import('react-toastify/unstyled');
}

/** For `useSyncExternalStore`, with `timesAsked`. */
export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** How often what toasts are made of has been asked for. */
export function loadRequests(): number {
  return asked;
}
