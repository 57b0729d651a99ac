import type {ComponentType, ReactNode} from 'react';
import {NoIndex} from '../shell/NoIndex';
import {PageMetadata} from '../shell/PageMetadata';
import {Shell, type Surface} from '../shell/Shell';
import styles from './MarketingPage.module.css';

type Props = {
  title: string;
  description: string;
  surface?: Surface;
  /** Whether the page still contains placeholders; it is then excluded from search engines. */
  sample?: boolean;
  children: ReactNode;
  /** `ReadingShell` for pages in the theme that the visitor has chosen. */
  shell?: ComponentType<{surface?: Surface; children: ReactNode}>;
};

/** Page of sections with even spacing. */
export function MarketingPage({
  title,
  description,
  surface,
  sample,
  children,
  shell: PageShell = Shell,
}: Props): ReactNode {
  return (
    <PageShell surface={surface}>
      <PageMetadata title={title} description={description} />
      {sample && <NoIndex />}
      <main className={styles.main}>{children}</main>
    </PageShell>
  );
}
