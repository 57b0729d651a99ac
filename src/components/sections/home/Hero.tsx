import {type ReactNode, useId} from 'react';
import {claims} from '../../../data/facts';
import {home} from '../../../data/home/home';
import {GradientButton} from '../shared/GradientButton';
import {AgentOrbit} from './AgentOrbit';
import {AnnouncementBanner} from './AnnouncementBanner';
import styles from './Hero.module.css';

/** Hero of the home page: the page's h1, intro, calls to action and the animated agents. */
export function Hero(): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.hero} aria-labelledby={headingId}>
      <div className={styles.textBlock}>
        <AnnouncementBanner />
        <h1 className={styles.heading} id={headingId}>
          {home.heading}
        </h1>
        <p className={styles.intro}>{home.intro}</p>
        <div className={styles.actions}>
          {home.actions.map(({label, to}, index) => (
            <GradientButton key={label} variant={index === 0 ? 'bgWave' : 'textWave'} size="large" to={to}>
              {label}
            </GradientButton>
          ))}
        </div>
        <p className="text-faint">
          {claims.noCreditCard} · {claims.cancelAnytime}
        </p>
      </div>
      <div>
        <AgentOrbit />
      </div>
    </section>
  );
}
