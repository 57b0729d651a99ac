import type {ReactNode} from 'react';
import type {PageMeta} from '../../data/schema/page';
import {PageActions} from './PageActions';
import styles from './PageIntro.module.css';

/** How a plain page begins: its only h1, its first paragraph, and the next steps, the first one standing out. */
export function PageIntro({heading, intro, actions}: PageMeta): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.aside}>
          <p className={styles.intro}>{intro}</p>
          <PageActions actions={actions} />
        </div>
      </div>
    </header>
  );
}
