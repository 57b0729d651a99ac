import type {ReactNode} from 'react';
import styles from './CopyButton.module.css';
import {CopyControl, type CopyProps} from './CopyControl';

/** Copies a text to the clipboard and reports the result. Hidden without JavaScript. */
export function CopyButton(props: CopyProps): ReactNode {
  return (
    <span className={styles.container}>
      <CopyControl {...props} className={styles.button} />
    </span>
  );
}
