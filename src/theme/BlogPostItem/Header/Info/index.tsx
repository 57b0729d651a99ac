// Kind: wrap. Why: the page's menu stands beside the date of a post or a month that is read, not of one in a list.
// Remove when: never.
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type {ReactNode} from 'react';
import {PageMenu} from '../../../../components/sections/PageMenu';
import styles from './styles.module.css';

export default function InfoWithMenu(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) return <Info {...props} />;
  return (
    <div className={styles.row}>
      <Info {...props} />
      <PageMenu />
    </div>
  );
}
