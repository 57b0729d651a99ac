import type {ReactNode} from 'react';
import styles from './Figure.module.css';

/** Renders an image, a table or a code block with a caption. */
export function Figure({caption, children}: {caption: string; children: ReactNode}): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption className="text-faint">{caption}</figcaption>
    </figure>
  );
}
