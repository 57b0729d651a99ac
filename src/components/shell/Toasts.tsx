import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, type ReactNode, Suspense, useSyncExternalStore} from 'react';
import {subscribeToToasts, toastsWanted} from '../../client/toasts';

const ToastStack = lazy(async () => ({default: (await import('./ToastStack')).ToastStack}));

/** The place where toasts appear; empty, and weightless, until the first one is wanted. */
export function Toasts(): ReactNode {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted, () => false);
  if (!wanted) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <ToastStack />
      </Suspense>
    </ErrorBoundary>
  );
}
