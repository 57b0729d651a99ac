// Kind: wrap. Why: places the page menu next to the breadcrumbs, above the title.
// Remove when: never.
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import {PageMenu} from '../../components/sections/reading/PageMenu';
import styles from './styles.module.css';

export default function DocBreadcrumbsWithMenu(): ReactNode {
  return (
    <div className={styles.row}>
      <DocBreadcrumbs />
      <PageMenu align="end" />
    </div>
  );
}
