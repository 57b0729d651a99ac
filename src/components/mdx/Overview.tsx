import type {ReactNode} from 'react';
import styles from './Overview.module.css';

/** Sections that lead on: what each is about, with its list of links beside it where there is room. */
export function Overview({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.overview}>{children}</div>;
}
