import type {ReactNode} from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only, where an icon or image is visible. */
export function VisuallyHidden({children}: {children: ReactNode}): ReactNode {
  return <span className={styles.hidden}>{children}</span>;
}
