import type {ReactNode} from 'react';
import styles from './Figure.module.css';

/** A picture, a table or a piece of code with a line under it that says what to see in it. */
export function Figure({caption, children}: {caption: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
