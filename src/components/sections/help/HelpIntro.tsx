import type {ReactNode} from 'react';
import {helpBox} from '../../../data/help/help';
import type {PageMeta} from '../../../data/schema/page';
import {SearchBox} from '../../search/SearchBox';
import {ArrowLink} from '../../ui/ArrowLink';
import {Icon} from '../../ui/Icon';
import styles from './HelpIntro.module.css';

/** Header of the help center: the page's h1, a site search box, and a card to contact support next to it. */
export function HelpIntro({heading, intro}: Pick<PageMeta, 'heading' | 'intro'>): ReactNode {
  const {person} = helpBox;
  return (
    <div className={styles.band}>
      <div className={styles.inner}>
        <header className={styles.textBlock}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        <div className={styles.search}>
          <SearchBox {...helpBox} action="/support" />
        </div>
        <aside className={styles.person} aria-label={person.title}>
          <span className={styles.icon}>
            <Icon name="headset" size={20} />
          </span>
          <p className={styles.title}>{person.title}</p>
          <p className={styles.text}>{person.text}</p>
          <ArrowLink {...person.link} />
        </aside>
      </div>
    </div>
  );
}
