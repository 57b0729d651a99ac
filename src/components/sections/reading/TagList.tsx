import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import styles from './TagList.module.css';

/** What posts are listed under: a tag, or an author, who may have no page. */
type Counted = {name: string; to?: string; description?: string; count: number};

/** What posts are listed under, by name, with how many there are of each. */
export function TagList({entries}: {entries: readonly Counted[]}): ReactNode {
  return (
    <ul className={styles.list}>
      {[...entries]
        .sort((one, other) => one.name.localeCompare(other.name))
        .map(({name, to, description, count}) => (
          <li className={styles.entry} key={name}>
            {to ? (
              <Link className={styles.name} to={to}>
                {name}
              </Link>
            ) : (
              <span className={styles.name}>{name}</span>
            )}{' '}
            <span className={styles.count}>
              {count} {count === 1 ? 'post' : 'posts'}
            </span>
            {description && <p className={styles.description}>{description}</p>}
          </li>
        ))}
    </ul>
  );
}
