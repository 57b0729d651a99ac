import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './MonthLinks.module.css';

/** Links months of the changelog by name. */
export function MonthLinks({months}: {months: readonly {title: string; permalink: string}[]}): ReactNode {
  return (
    <ul className={styles.months}>
      {months.map(({title, permalink}) => (
        <li key={permalink}>
          <Link to={permalink}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
