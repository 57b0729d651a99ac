import type {ReactNode} from 'react';
import type {PageMeta} from '../../../data/schema/page';
import {searchTexts} from '../../../data/search/texts';
import {SearchBox} from '../../search/SearchBox';
import styles from './SearchIntro.module.css';

/** Header of the search page: the page's h1, and the search box with its results. */
export function SearchIntro({heading, intro}: Pick<PageMeta, 'heading' | 'intro'>): ReactNode {
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <header className={styles.textBlock}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        <SearchBox {...searchTexts} action="/search" byKind />
      </div>
    </div>
  );
}
