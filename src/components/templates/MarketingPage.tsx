import type {ReactNode} from 'react';
import {NoIndex} from '../shell/NoIndex';
import {PageMetadata} from '../shell/PageMetadata';
import {Shell, type Surface} from '../shell/Shell';
import styles from './MarketingPage.module.css';

type Props = {
  title: string;
  description: string;
  surface?: Surface;
  /** Whether placeholders stand on it still. */
  sample?: boolean;
  children: ReactNode;
};

/** A page that is a list of sections, with an even rhythm between them. */
export function MarketingPage({title, description, surface, sample, children}: Props): ReactNode {
  return (
    <Shell surface={surface}>
      <PageMetadata title={title} description={description} />
      {sample && <NoIndex />}
      <main className={styles.main}>{children}</main>
    </Shell>
  );
}
