import {type ReactNode, useRef} from 'react';
import {motion} from '../../../data/motion';
import {stats} from '../../../data/stats';
import {useInView} from '../../../hooks/useInView';
import {useMotion} from '../../../hooks/useMotion';
import {abbreviate, counterValue} from '../../../lib/counter';
import {useHydrated} from '../../../runtime/browser/useHydrated';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './StatsStrip.module.css';
import {useElapsedTime} from './useElapsedTime';

/**
 * Shows figures that count up from 0 once, when 30% of the strip is in the viewport (specification, section 4). The
 * server-rendered HTML and assistive technology always have the final figures; with reduced motion, so does the page.
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
          const current = hydrated ? `${abbreviate(counterValue(value, elapsed, motion.counterMs))}${suffix}` : final;
          return (
            <div key={label} className={styles.stat}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value} data-final={final}>
                <VisuallyHidden>{final}</VisuallyHidden>
                <span className={styles.digits} data-unhydrated={!hydrated || undefined} aria-hidden="true">
                  {current}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
