import type {ReactNode} from 'react';
import styles from './Tag.module.css';

/** Color of a status. The text next to it always states the same. */
export type Tone = 'good' | 'warn' | 'bad' | 'grave' | 'info' | 'quiet';

/** Shows a status or another short label in a colored tag. */
export function Tag({tone = 'quiet', children}: {tone?: Tone; children: ReactNode}): ReactNode {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
