import type {ReactNode} from 'react';
import styles from './InPageNav.module.css';

type Props = {
  /** The page's sections in order, with their URL fragments. */
  sections: readonly {id: string; heading: string}[];
};

/** Links the sections of the page, directly below its header. */
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
