import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useActiveHeading} from '../../../hooks/useActiveHeading';
import styles from './PageWithToc.module.css';

type GuideEntry = {id: string; name: string};

type Props = {
  /** The places of the page that the guide leads to, under what they belong to. */
  groups: readonly {id: string; heading: string; entries: readonly GuideEntry[]}[];
  children: ReactNode;
};

/**
 * A long page with its index: beside it on a wide screen, where it stays at hand and marks the place that is being
 * read; above it on a narrow one.
 */
export function PageWithToc({groups, children}: Props): ReactNode {
  const inView = useActiveHeading(groups.flatMap(({id, entries}) => [id, ...entries.map((entry) => entry.id)]));
  const marked = (id: string) => (id === inView ? 'location' : undefined);
  return (
    <div className={styles.guide}>
      <nav className={styles.index} aria-label="On this page">
        {groups.map(({id, heading, entries}) => (
          <div key={id} className={styles.group}>
            <Link to={`#${id}`} className={styles.heading} aria-current={marked(id)}>
              {heading}
            </Link>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Link to={`#${entry.id}`} className={styles.entry} aria-current={marked(entry.id)}>
                    {entry.name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      <div className={styles.content}>{children}</div>
    </div>
  );
}
