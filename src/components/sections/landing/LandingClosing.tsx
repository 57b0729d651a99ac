import {type ReactNode, useId} from 'react';
import type {LandingPage} from '../../../data/landing/schema';
import {PageActions} from '../shared/PageActions';
import styles from './LandingClosing.module.css';

type Props = Pick<LandingPage, 'campaign' | 'closing'>;

/** Closing call to action of a landing page, in the color of its hero. */
export function LandingClosing({campaign, closing: {heading, text, primary, secondary}}: Props): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.closing} data-campaign={campaign} data-surface="dark" aria-labelledby={headingId}>
      <div className={styles.inner}>
        <div className={styles.textBlock}>
          <h2 className="text-section-heading" id={headingId}>
            {heading}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        <PageActions actions={secondary ? [primary, secondary] : [primary]} size="large" />
      </div>
    </section>
  );
}
