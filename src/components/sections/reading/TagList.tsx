import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './TagList.module.css';

/** A tag, or an author, who may have no page. */
type Entry = {name: string; to?: string; description?: string; count: number};

/** Lists tags or authors by name, each with the number of posts. */
export function TagList({entries}: {entries: readonly Entry[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {[...entries]
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({name, to, description, count}) => (
          <li key={name}>
            {to ? (
              <Link className={styles.name} to={to}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}{' '}
            <span className="text-faint">
              {count} {count === 1 ? 'post' : 'posts'}
            </span>
            {description && <p className="text-muted">{description}</p>}
          </li>
        ))}
    </ul>
  );
}
