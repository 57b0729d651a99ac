import type {ReactNode} from 'react';
import type {Integration} from '../../data/schema/company';
import styles from './ToolMark.module.css';

/** A tool's mark in the text's colour; a tool whose mark the set leaves out shows its initial. Decorative. */
export function ToolMark({name, mark}: Pick<Integration, 'name' | 'mark'>): ReactNode {
  if (mark) {
    return (
      <svg className={styles.mark} aria-hidden="true">
        <use href={`/img/marks.svg#${mark}`} />
      </svg>
    );
  }
  return (
    <span className={styles.initial} aria-hidden="true">
      <span className={styles.letter}>{name.charAt(0)}</span>
    </span>
  );
}
