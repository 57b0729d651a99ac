import type {CSSProperties, ReactNode} from 'react';
import {sizes} from '../../../data/facts';
import type {LandingPage} from '../../../data/schema/landing';
import {StaticScene} from '../../scenes/StaticScene';
import {CheckItem} from '../../ui/CheckItem';
import {PageActions} from '../shared/PageActions';
import styles from './LandingHero.module.css';

const [wideHeight, narrowHeight] = sizes.heroBandHeights;

type Props = Pick<LandingPage, 'campaign' | 'meta' | 'scene' | 'hero'>;

/**
 * A landing page's coloured band, as tall as the specification's section 2 says: 320 px, 300 px on a phone. Text
 * that a visitor has made larger makes it taller instead of being cut. The page's scene stands across the band's
 * lower edge, and what a visitor wants to know first beside it.
 */
export function LandingHero({campaign, meta: {heading, intro, actions}, scene, hero}: Props): ReactNode {
  const {scene: place = 'right', notes = []} = hero ?? {};
  return (
    <header
      className={styles.hero}
      data-place={place}
      style={{'--wide-height': `${wideHeight}px`, '--narrow-height': `${narrowHeight}px`} as CSSProperties}
    >
      <div className={styles.band} data-campaign={campaign} data-surface="dark">
        <div className={styles.inner}>
          <div className={styles.words}>
            <h1 className={styles.heading}>{heading}</h1>
            <p className={styles.intro}>{intro}</p>
            <PageActions actions={actions} />
          </div>
        </div>
      </div>
      <div className={styles.stage}>
        <div className={styles.scene}>
          <StaticScene name={scene} />
        </div>
      </div>
      {notes.length > 0 && (
        <div className={styles.inner}>
          <ul className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>
                <CheckItem>{note}</CheckItem>
              </li>
            ))}
          </ul>
        </div>
      )}
    </header>
  );
}
