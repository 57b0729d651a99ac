import type {ReactNode} from 'react';
import type {Integration} from '../../../data/schema/company';
import styles from './ToolLogo.module.css';

/** A tool's mark in the text's color. Decorative. */
export function ToolLogo({mark}: Pick<Integration, 'mark'>): ReactNode {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`/img/marks.svg#${mark}`} />
    </svg>
  );
}
