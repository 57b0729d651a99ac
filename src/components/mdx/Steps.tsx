import type {ReactNode} from 'react';
import styles from './Steps.module.css';

/** Styles the numbered list inside it as a procedure, with prominent numbers. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
