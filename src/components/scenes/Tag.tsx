import type {ReactNode} from 'react';
import styles from './Tag.module.css';

/** How something stands. The words beside it always say the same as its colour. */
export type Tone = 'good' | 'warn' | 'bad' | 'grave' | 'info' | 'quiet';

/** A state or a detected property in a word or two. */
export function Tag({tone = 'quiet', children}: {tone?: Tone; children: ReactNode}): ReactNode {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  );
}
