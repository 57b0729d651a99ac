import type {ReactNode} from 'react';
import type {Promises as Content} from '../../data/schema/table';
import {Icon} from '../ui/Icon';
import {Section} from '../ui/Section';
import {SiteLink} from '../ui/SiteLink';
import styles from './Promises.module.css';

/** Promises that can be held against a clock or a calendar, each led by its figure. */
export function Promises({id, heading, intro, promises}: Content): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro} band>
      <ul className={styles.list}>
        {promises.map(({figure, title, text, link}) => (
          <li key={title} className={styles.promise}>
            <p className={styles.figure}>{figure}</p>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
            {link && (
              <SiteLink to={link.to} className={styles.link}>
                {link.label}
                <Icon name="arrowRight" size={16} />
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
