import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {SceneName} from '../../../data/names';
import {formatDate, formatReadingTime} from '../../../lib/format';
import {StillScene} from '../../scenes/StillScene';
import {Section} from '../../ui/Section';
import styles from './PostCards.module.css';

/** What a card shows of a post. */
export type Post = {
  permalink: string;
  title: string;
  description: string;
  date: Date | string;
  readingTime?: number;
  tags: readonly {label: string}[];
  /** The picture beside the words; the words say what it is about. */
  scene?: SceneName;
};

/** Blog posts to choose from, the newest one larger; each card is one link. */
export function PostCards({heading, posts}: {heading: string; posts: Post[]}): ReactNode {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {posts.map(({permalink, title, description, date, readingTime, tags, scene}) => (
          <li key={permalink} className={styles.card}>
            <div className={styles.words}>
              <p className={styles.tags}>{tags.map(({label}) => label).join(', ')}</p>
              <h3 className={styles.title}>
                <Link to={permalink} className={styles.link}>
                  {title}
                </Link>
              </h3>
              <p className={styles.description}>{description}</p>
              <p className={styles.facts}>
                <time dateTime={new Date(date).toISOString()}>{formatDate(date)}</time>
                {readingTime !== undefined && ` · ${formatReadingTime(readingTime)}`}
              </p>
            </div>
            {scene && (
              <div className={styles.scene} aria-hidden="true">
                <StillScene name={scene} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
