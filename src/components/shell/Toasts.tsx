import {type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import {loadRequests, subscribeToToasts} from '../../client/toasts';

/** Renders the toasts. Their chunk is loaded on the first request; a failed load is retried on the next one. */
export function Toasts(): ReactNode {
  const requests = useSyncExternalStore(subscribeToToasts, loadRequests, () => 0);
  const [Stack, setStack] = useState<ComponentType>();
  const shouldLoad = requests > 0 && !Stack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request retries a failed load.
  useEffect(() => {
    if (!shouldLoad) return;
    import('./ToastStack').then(
      ({ToastStack}) => setStack(() => ToastStack),
      () => {
        // Blocked or offline: the page itself shows the same message.
      },
    );
  }, [shouldLoad, requests]);
  return Stack && <Stack />;
}
