import type {ReactNode} from 'react';
import {feedFormats} from '../../../data/blog/feeds';
import styles from './FeedLinks.module.css';
import {PageMenu} from './PageMenu';

/** Links the full-content feeds of a list page in each format, and its Markdown version. */
export function FeedLinks({folder}: {folder: string}): ReactNode {
  return (
    <div className={styles.line}>
      <p className={styles.feeds}>
        Feeds:{' '}
        {feedFormats.map(({name, file}) => (
          <a key={file} className={styles.feed} href={`${folder}/${file}`}>
            {name}
          </a>
        ))}
      </p>
      <PageMenu align="end" />
    </div>
  );
}
