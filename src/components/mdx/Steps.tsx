import type {ReactNode} from 'react';
import styles from './Steps.module.css';

/** A procedure: put it around a numbered list, whose numbers it makes stand out. */
export function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
