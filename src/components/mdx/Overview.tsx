import type {ReactNode} from 'react';
import styles from './Overview.module.css';

/** Lays out sections of a paragraph and a list of links, side by side where there is space. */
export function Overview({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.overview}>{children}</div>;
}
