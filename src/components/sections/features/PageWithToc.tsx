import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {useActiveHeading} from '../../../hooks/useActiveHeading';
import styles from './PageWithToc.module.css';

type TocEntry = {id: string; name: string};

type Props = {
  /** Sections of the page and the entries below each one. */
  groups: readonly {id: string; heading: string; entries: readonly TocEntry[]}[];
  children: ReactNode;
};

/**
 * Lays out a long page with a table of contents: sticky and next to the content on a wide screen, above it on a narrow
 * one. The entry in view is highlighted.
 */
export function PageWithToc({groups, children}: Props): ReactNode {
  const inView = useActiveHeading(groups.flatMap(({id, entries}) => [id, ...entries.map((entry) => entry.id)]));
  const ariaCurrent = (id: string) => (id === inView ? 'location' : undefined);
  return (
    <div className={styles.layout}>
      <nav className={styles.toc} aria-label="On this page">
        {groups.map(({id, heading, entries}) => (
          <div key={id} className={styles.group}>
            <Link to={`#${id}`} className={styles.heading} aria-current={ariaCurrent(id)}>
              {heading}
            </Link>
            <ul className={styles.entries}>
              {entries.map((entry) => (
                <li key={entry.id}>
                  <Link to={`#${entry.id}`} className={styles.entry} aria-current={ariaCurrent(entry.id)}>
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
