import {type ComponentType, type ReactNode, useEffect, useState, useSyncExternalStore} from 'react';
import {loadRequests, subscribeToToasts} from '../../client/toasts';

/** The place where toasts appear; empty, and weightless, until one may be wanted. Each that is asks for it again. */
export function Toasts(): ReactNode {
  const asked = useSyncExternalStore(subscribeToToasts, loadRequests, () => 0);
  const [Stack, setStack] = useState<ComponentType>();
  const wanted = asked > 0 && !Stack;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what did not come is asked for with the next toast.
  useEffect(() => {
    if (!wanted) return;
    import('./ToastStack').then(
      ({ToastStack}) => setStack(() => ToastStack),
      () => {
        // Blocked or offline: the page has said the same in its own words.
      },
    );
  }, [wanted, asked]);
  return Stack && <Stack />;
}
