import type {ReactNode} from 'react';
import styles from './CheckItem.module.css';
import {Icon} from './Icon';

/** Text after a check mark, which is centered in the first line at any font size. */
export function CheckItem({children}: {children: ReactNode}): ReactNode {
  return (
    <span className={styles.line}>
      <span className={styles.mark}>
        <Icon name="check" size={16} />
      </span>
      <span>{children}</span>
    </span>
  );
}
