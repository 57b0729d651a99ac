// Kind: eject (unsafe). Why: places the page menu next to the date on the page of a post or month, not in lists.
// Formats dates and reading times as post cards do, without `Intl` (src/lib/format.ts).
// Remove when: never.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageMenu} from '../../../../components/sections/reading/PageMenu';
import {formatDate} from '../../../../lib/date';
import {formatReadingTime} from '../../../../lib/format';
import styles from './styles.module.css';

export default function Info({className}: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {date, readingTime} = metadata;
  return (
    <div className={styles.row}>
      <p className={clsx(styles.facts, className)}>
        <time dateTime={date}>{formatDate(date)}</time>
        {readingTime !== undefined && ` · ${formatReadingTime(readingTime)}`}
      </p>
      {isBlogPostPage && <PageMenu align="end" />}
    </div>
  );
}
