import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import styles from './HeroWithAside.module.css';
import {PageActions} from './PageActions';

/** How a page begins whose first word is a figure: its only h1 and next steps, and the figure beside them. */
export function HeroWithAside({title, heading, intro, actions, children}: PageMeta & {children: ReactNode}): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <hgroup>
            <p className={styles.name}>{title}</p>
            <h1 className={styles.heading}>{heading}</h1>
          </hgroup>
          <p className={styles.intro}>{intro}</p>
          <PageActions actions={actions} size="large" />
        </div>
        {children}
      </div>
    </header>
  );
}
