import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import styles from './HeroWithAside.module.css';
import {PageActions} from './PageActions';

/** Header of a page: the page's h1, intro and calls to action, with `children` such as key figures next to them. */
export function HeroWithAside({title, heading, intro, actions, children}: PageMeta & {children: ReactNode}): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.textBlock}>
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
