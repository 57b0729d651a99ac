import type {ReactNode} from 'react';
import type {PageMeta} from '../../data/schema/page';
import {ButtonLink} from '../ui/Button';
import styles from './PageIntro.module.css';

/** How a plain page begins: its only h1, its first paragraph, and the next steps, the first one standing out. */
export function PageIntro({heading, intro, actions = []}: PageMeta): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <h1 className={styles.heading}>{heading}</h1>
        <div className={styles.aside}>
          <p className={styles.intro}>{intro}</p>
          {actions.length > 0 && (
            <div className={styles.actions}>
              {actions.map(({label, to}, index) => (
                <ButtonLink key={label} to={to} variant={index === 0 ? 'solid' : 'normaloutline'}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          )}
        </div>
      </div>
    </header>
  );
}
