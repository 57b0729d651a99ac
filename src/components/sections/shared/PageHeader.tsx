import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import {PageActions} from './PageActions';
import styles from './PageHeader.module.css';

type Props = PageMeta & {
  /** Stands above the heading, such as the page's name where the heading does not say it. */
  label?: string;
};

/** How a plain page begins: its only h1, its first paragraph, and the next steps, the first one standing out. */
export function PageHeader({heading, intro, actions, label}: Props): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <hgroup>
          {label && <p className={styles.name}>{label}</p>}
          <h1 className={styles.heading}>{heading}</h1>
        </hgroup>
        <div className={styles.aside}>
          <p className={styles.intro}>{intro}</p>
          <PageActions actions={actions} />
        </div>
      </div>
    </header>
  );
}
