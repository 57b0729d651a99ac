import type {ReactNode} from 'react';
import {cssTransition, ToastContainer} from 'react-toastify/unstyled';
import {motion} from '../../data/motion';
import styles from './ToastStack.module.css';

const transition = cssTransition({enter: styles.enter ?? '', exit: styles.exit ?? '', collapseDuration: 150});

/** Renders the current toast. */
export function ToastStack(): ReactNode {
  return (
    <div className={styles.toasts}>
      <ToastContainer position="top-right" autoClose={motion.toastMs} transition={transition} draggable={false} />
    </div>
  );
}
