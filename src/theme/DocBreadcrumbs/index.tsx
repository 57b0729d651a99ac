// Kind: wrap. Why: the page's menu stands beside the way to it, above the title. Remove when: never.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {PageMenu} from '../../components/sections/reading/PageMenu';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageMenu />
    </div>
  );
}
