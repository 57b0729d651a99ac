import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {lazy, type ReactNode, Suspense, useSyncExternalStore} from 'react';
import {subscribeToToasts, toastsWanted} from '../../client/toasts';
import {motion} from '../../data/facts';
import styles from './Toasts.module.css';

const ToastContainer = lazy(async () => {
  const {ToastContainer: Container, cssTransition} = await import('react-toastify/unstyled');
  const transition = cssTransition({
    enter: styles.enter ?? '',
    exit: styles.exit ?? '',
    collapseDuration: 150,
  });
  return {
    default: () => (
      <Container
        position="top-right"
        autoClose={motion.toastMs}
        transition={transition}
        newestOnTop
        draggable={false}
      />
    ),
  };
});

/** The place where toasts appear; empty, and weightless, until the first one is wanted. */
export function Toasts(): ReactNode {
  const wanted = useSyncExternalStore(subscribeToToasts, toastsWanted, () => false);
  if (!wanted) return null;
  return (
    <div className={styles.place}>
      <ErrorBoundary fallback={() => null}>
        <Suspense>
          <ToastContainer />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
