import type {CSSProperties, ReactNode} from 'react';
import {sizes} from '../../../data/facts';
import type {LandingPage} from '../../../data/landing/schema';
import {StaticScene} from '../../scenes/StaticScene';
import {CheckList} from '../../ui/CheckItem';
import {PageActions} from '../shared/PageActions';
import styles from './LandingHero.module.css';

const [wideHeight, narrowHeight] = sizes.heroBandHeights;

type Props = Pick<LandingPage, 'campaign' | 'meta' | 'scene' | 'hero'>;

/**
 * Hero of a landing page: a colored band of 320 px, or 300 px on a phone (specification, section 2), which grows with
 * enlarged text. The scene overlaps the band's lower edge, with the notes next to it.
 */
export function LandingHero({campaign, meta: {heading, intro, actions}, scene, hero}: Props): ReactNode {
  const {scene: scenePosition = 'right', notes = []} = hero ?? {};
  return (
    <header
      className={styles.hero}
      data-scene-position={scenePosition}
      style={{'--wide-height': `${wideHeight}px`, '--narrow-height': `${narrowHeight}px`} as CSSProperties}
    >
      <div className={styles.band} data-campaign={campaign} data-surface="dark">
        <div className={styles.inner}>
          <div className={styles.textBlock}>
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
          <CheckList items={notes} className={styles.notes} />
        </div>
      )}
    </header>
  );
}
