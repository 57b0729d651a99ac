import type {ReactNode} from 'react';
import styles from './VisuallyHidden.module.css';

/** Words for assistive technology only, where the eye has a picture. */
export function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
