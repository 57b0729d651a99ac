import type {ReactNode} from 'react';
import type {Call} from '../../../data/landing/exampleSchema';
import {Section} from '../../ui/Section';
import styles from './CallSignals.module.css';

const tones = {Purpose: 'info', Urgency: 'bad', Emotion: 'warn'};

/** Shows lines of a call, each with the detected signal and its consequence. */
export function CallSignals({heading, intro, lines}: Call): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="call">
      <ol className={styles.lines}>
        {lines.map(({quote, signal, detected, reaction}) => (
          <li key={signal} className={styles.line}>
            <blockquote className={styles.quote}>{quote}</blockquote>
            <div className={styles.detection} data-tone={tones[signal]}>
              <p className="text-small">
                {signal} <span className={styles.detected}>{detected}</span>
              </p>
              <p className={styles.consequence}>{reaction}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
