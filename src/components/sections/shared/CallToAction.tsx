import {type ReactNode, useId} from 'react';
import type {CallToActionContent} from '../../../data/schema/page';
import styles from './CallToAction.module.css';
import {GradientButton} from './GradientButton';

/** Closes a page with one or two calls to action. Landing pages use `LandingClosing` instead. */
export function CallToAction({heading, text, primary, secondary}: CallToActionContent): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.closing} aria-labelledby={headingId}>
      <div className={styles.card}>
        <span className={styles.orbit} />
        <div className={styles.textBlock}>
          <h2 className="text-section-heading" id={headingId}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <GradientButton variant="bgWave" size="large" to={primary.to}>
            {primary.label}
          </GradientButton>
          {secondary && (
            <GradientButton variant="normaloutline" size="large" to={secondary.to}>
              {secondary.label}
            </GradientButton>
          )}
        </div>
      </div>
    </section>
  );
}
