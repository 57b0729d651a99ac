import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {Section} from '../../ui/Section';
import styles from './ChangelogMonth.module.css';

type Props = {name: string; permalink: string; children: ReactNode};

/** Shows the changes of a month, below a link to the month's own page. */
export function ChangelogMonth({name, permalink, children}: Props): ReactNode {
  return (
    <Section
      layout="beside"
      heading={
        <Link to={permalink} className={styles.name}>
          {name}
        </Link>
      }
    >
      <div className={`markdown ${styles.changes}`}>{children}</div>
    </Section>
  );
}
