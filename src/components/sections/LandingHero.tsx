import type {CSSProperties, ReactNode} from 'react';
import {sizes} from '../../data/facts';
import type {LandingPage} from '../../data/schema/landing';
import {ButtonLink} from '../ui/Button';
import styles from './LandingHero.module.css';

const [wideHeight, narrowHeight] = sizes.heroBandHeights;

type Props = Pick<LandingPage, 'campaign' | 'meta'>;

/**
 * A landing page's coloured band, as tall as the specification's section 2 says: 320 px, 300 px on a phone. Text
 * that a visitor has made larger makes it taller instead of being cut.
 */
export function LandingHero({campaign, meta: {heading, intro, actions = []}}: Props): ReactNode {
  return (
    <header
      className={styles.band}
      data-campaign={campaign}
      data-surface="dark"
      style={{'--wide-height': `${wideHeight}px`, '--narrow-height': `${narrowHeight}px`} as CSSProperties}
    >
      <div className={styles.inner}>
        <h1 className={styles.heading}>{heading}</h1>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.actions}>
          {actions.map(({label, to}) => (
            <ButtonLink key={label} to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      </div>
    </header>
  );
}
