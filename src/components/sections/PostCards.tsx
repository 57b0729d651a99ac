import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {formatDate, formatReadingTime} from '../../lib/format';
import {Section} from '../ui/Section';
import styles from './PostCards.module.css';

/** What a card shows of a post. */
type Post = {
  permalink: string;
  title: string;
  description: string;
  date: Date | string;
  readingTime?: number;
  tags: readonly {label: string}[];
};

/** Blog posts to choose from, the newest one larger; each card is one link. */
export function PostCards({heading, posts}: {heading: string; posts: Post[]}): ReactNode {
  return (
    <Section heading={heading}>
      <ul className={styles.cards}>
        {posts.map(({permalink, title, description, date, readingTime, tags}) => (
          <li key={permalink} className={styles.card}>
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
          </li>
        ))}
      </ul>
    </Section>
  );
}
