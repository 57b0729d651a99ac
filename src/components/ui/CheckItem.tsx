import type {ReactNode} from 'react';
import styles from './CheckItem.module.css';
import {Icon} from './Icon';

/** Words behind a check mark, which stands in their first line, however large they are. */
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
