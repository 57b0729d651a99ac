import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {sceneNames} from '../../../data/agents/names';
import type {PostCard} from '../../../data/blog/postCard';
import {formatDate} from '../../../lib/date';
import {formatReadingTime} from '../../../lib/format';
import {StaticScene} from '../../scenes/StaticScene';
import {Section} from '../../ui/Section';
import styles from './PostCards.module.css';

type Props = {
  heading: string;
  posts: readonly PostCard[];
  /** Below the cards. */
  children?: ReactNode;
};

/** Shows blog posts as cards, the newest one larger. The whole card is a link. */
export function PostCards({heading, posts, children}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {posts.map(({permalink, title, description, date, readingTime, tags, scene}) => (
          <li key={permalink} className={styles.card}>
            <div className={styles.textBlock}>
              <p className={styles.tags}>{tags.join(', ')}</p>
              <h3 className={styles.title}>
                <Link to={permalink} className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className="text-body">{description}</p>
              <p className={styles.facts}>
                <time dateTime={new Date(date).toISOString()}>{formatDate(date)}</time>
                {readingTime !== undefined && ` · ${formatReadingTime(readingTime)}`}
              </p>
            </div>
            {sceneNames
              .filter((name) => name === scene)
              .map((name) => (
                <div key={name} className={styles.scene} aria-hidden="true">
                  <StaticScene name={name} />
                </div>
              ))}
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
