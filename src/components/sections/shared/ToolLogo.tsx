import type {ReactNode} from 'react';
import type {Integration} from '../../../data/company/schema';
import styles from './ToolLogo.module.css';

/** Shows a tool's logo in the text color. Decorative. */
export function ToolLogo({mark}: Pick<Integration, 'mark'>): ReactNode {
  return (
    <svg className={styles.mark} aria-hidden="true">
      <use href={`/img/marks.svg#${mark}`} />
    </svg>
  );
}
