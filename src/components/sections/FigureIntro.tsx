import type {ReactNode} from 'react';
import type {PageMeta} from '../../data/schema/page';
import {ButtonLink} from '../ui/Button';
import styles from './FigureIntro.module.css';

/** How a page begins whose first word is a figure: its only h1 and next steps, and the figure beside them. */
export function FigureIntro({heading, intro, actions = [], children}: PageMeta & {children: ReactNode}): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.heading}>{heading}</h1>
          <p className={styles.intro}>{intro}</p>
          <div className={styles.actions}>
            {actions.map(({label, to}, index) => (
              <ButtonLink key={label} to={to} size="large" variant={index === 0 ? 'solid' : 'normaloutline'}>
                {label}
              </ButtonLink>
            ))}
          </div>
        </div>
        {children}
      </div>
    </header>
  );
}
