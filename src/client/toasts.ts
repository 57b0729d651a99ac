/**
 * Toasts: top right, for three seconds (specification, sections 2 and 9), one at a time: what the last one said is
 * not so any more, and on a phone several would cover the form. A toast is never the only carrier of what it says.
 * Nothing of the library is fetched before the first one is wanted; should it fail to come, the page has said the same
 * in its own words.
 */
export type Toast = {kind: 'success' | 'error'; message: string};

let wanted = false;
const listeners = new Set<() => void>();

/** Shows a toast; resolves once it is on its way, or cannot be. */
export async function showToast({kind, message}: Toast): Promise<void> {
  wanted = true;
  for (const notify of listeners) notify();
  try {
    const {toast} = await import('react-toastify/unstyled');
    toast.dismiss();
    toast[kind](message, {role: kind === 'error' ? 'alert' : 'status'});
  } catch {
    // The library is blocked or offline.
  }
}

/** For `useSyncExternalStore`: whether any toast has been asked for. */
export function subscribeToToasts(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function toastsWanted(): boolean {
  return wanted;
}
