// Kind: eject (unsafe). Why: the page's menu stands beside the date of a post or a month that is read, not of one in a
// list; and dates and reading times are written as on the cards of posts, without asking `Intl` (src/lib/format.ts).
// Remove when: never.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {PageMenu} from '../../../../components/sections/reading/PageMenu';
import {formatDate, formatReadingTime} from '../../../../lib/format';
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
      {isBlogPostPage && <PageMenu />}
    </div>
  );
}
