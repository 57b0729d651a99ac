import type {ReactNode} from 'react';
import type {Call} from '../../../data/schema/example';
import {Section} from '../../ui/Section';
import styles from './CallSignals.module.css';

/** Lines of a call: what is said, the signal that is detected in it, and what follows from it. */
export function CallSignals({heading, intro, lines}: Call): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="call">
      <ol className={styles.lines}>
        {lines.map(({said, signal, detected, so}) => (
          <li key={signal} className={styles.line}>
            <blockquote className={styles.said}>{said}</blockquote>
            <div className={styles.heard} data-signal={signal}>
              <p className={styles.signal}>
                {signal} <span className={styles.detected}>{detected}</span>
              </p>
              <p className={styles.so}>{so}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
