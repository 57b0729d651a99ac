import type {ReactNode} from 'react';
import type {PageMeta} from '../../data/schema/page';
import {PageActions} from './PageActions';
import styles from './PageIntro.module.css';

type Props = PageMeta & {
  /** Whether the page's name stands above a heading that does not say it. */
  named?: boolean;
  /** Stands there instead of the name. */
  label?: string;
};

/** How a plain page begins: its only h1, its first paragraph, and the next steps, the first one standing out. */
export function PageIntro({
  title,
  heading,
  intro,
  actions,
  named,
  label = named ? title : undefined,
}: Props): ReactNode {
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
