import type {ReactNode} from 'react';
import {feedFormats} from '../../../data/blog/feeds';
import styles from './FeedLinks.module.css';
import {PageMenu} from './PageMenu';

/** The feeds of a list, whole content in whichever format a reader takes, and the list itself as Markdown. */
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
      <PageMenu />
    </div>
  );
}
