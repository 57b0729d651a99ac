import type {ReactNode} from 'react';
import styles from './InPageNav.module.css';

type Props = {
  /** The page's sections in their order: each has the fragment that it is linked by. */
  sections: readonly {id: string; heading: string}[];
};

/** What is on the page, as links into it; stands right under the page's beginning. */
export function InPageNav({sections}: Props): ReactNode {
  return (
    <nav className={styles.contents} aria-label="On this page">
      <ol className={styles.list}>
        {sections.map(({id, heading}) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
