import type {ReactNode} from 'react';
import {PromptBox} from '../../components/sections/shared/PromptBox';
import type {PageMeta} from '../../data/schema/page';
import styles from './RequestBox.module.css';

/** Hero of the playground page: heading, intro and prompt box. */
export function RequestBox({heading, intro}: Pick<PageMeta, 'heading' | 'intro'>): ReactNode {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <header className={styles.text}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        <PromptBox size="large" />
      </div>
    </div>
  );
}
