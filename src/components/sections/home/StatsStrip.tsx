import {type ReactNode, useRef} from 'react';
import {motion, stats} from '../../../data/facts';
import {useElapsedTime} from '../../../hooks/useElapsedTime';
import {useHydrated} from '../../../hooks/useHydrated';
import {useInView} from '../../../hooks/useInView';
import {useMotion} from '../../../hooks/useMotion';
import {abbreviate, counterValue} from '../../../lib/counter';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './StatsStrip.module.css';

/**
 * Four figures that count up from 0 once 30% of the strip is on screen (specification, section 4), once. The
 * page's HTML and assistive technology have the final figures all along; where nothing may move, so has the eye.
 */
export function StatsStrip(): ReactNode {
  const strip = useRef<HTMLElement>(null);
  const inView = useInView(strip, motion.counterVisibleShare);
  const {playing} = useMotion();
  const hydrated = useHydrated();
  const elapsed = useElapsedTime(inView, motion.counterMs, !playing);
  return (
    <section ref={strip} className={styles.strip} aria-label="In numbers">
      <dl className={styles.stats}>
        {stats.map(({value, suffix, label}) => {
          const final = `${abbreviate(value)}${suffix}`;
          const now = hydrated ? `${abbreviate(counterValue(value, elapsed, motion.counterMs))}${suffix}` : final;
          return (
            <div key={label} className={styles.stat}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-final={final}>
                <VisuallyHidden>{final}</VisuallyHidden>
                <span className={styles.digits} data-waiting={!hydrated || undefined} aria-hidden="true">
                  {now}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
