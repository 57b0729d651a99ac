// Kind: eject (unsafe). Why: a blog with few tags needs no alphabet, and what a tag stands for says more than its letter.
// Remove when: there are more tags than a reader looks through.
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function TagsList({tags}: Props): ReactNode {
  return (
    <ul className={styles.tags}>
      {[...tags]
        .sort((one, other) => one.label.localeCompare(other.label))
        .map(({label, permalink, description, count}) => (
          <li className={styles.tag} key={permalink}>
            <Link className={styles.label} rel="tag" to={permalink}>
              {label}
            </Link>{' '}
            <span className={styles.count}>
              {count} {count === 1 ? 'post' : 'posts'}
            </span>
            <p className={styles.description}>{description}</p>
          </li>
        ))}
    </ul>
  );
}
