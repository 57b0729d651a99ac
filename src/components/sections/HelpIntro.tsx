import type {ReactNode} from 'react';
import {helpBox} from '../../data/help';
import type {PageMeta} from '../../data/schema/page';
import {SearchBox} from '../search/SearchBox';
import {Icon} from '../ui/Icon';
import {SiteLink} from '../ui/SiteLink';
import styles from './HelpIntro.module.css';

/** How the help centre begins: its only h1, a box that searches the site, and beside it the way to a person. */
export function HelpIntro({heading, intro}: Pick<PageMeta, 'heading' | 'intro'>): ReactNode {
  const {person} = helpBox;
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
        </div>
        <aside className={styles.person} aria-label={person.title}>
          <span className={styles.icon}>
            <Icon name="headset" size={20} />
          </span>
          <p className={styles.title}>{person.title}</p>
          <p className={styles.text}>{person.text}</p>
          <SiteLink to={person.link.to} className={styles.link}>
            {person.link.label}
            <Icon name="arrowRight" size={16} />
          </SiteLink>
        </aside>
        <div className={styles.search}>
          <SearchBox {...helpBox} action="/support" />
        </div>
      </div>
    </header>
  );
}
