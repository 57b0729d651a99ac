import type {ReactNode} from 'react';
import {cssTransition, ToastContainer} from 'react-toastify/unstyled';
import {motion} from '../../data/facts';
import styles from './ToastStack.module.css';

const transition = cssTransition({enter: styles.enter ?? '', exit: styles.exit ?? '', collapseDuration: 150});

/** The toasts that are shown, newest on top. */
export function ToastStack(): ReactNode {
  return (
    <div className={styles.place}>
      <ToastContainer
        position="top-right"
        autoClose={motion.toastMs}
        transition={transition}
        newestOnTop
        draggable={false}
      />
    </div>
  );
}
