import type {ReactNode} from 'react';
import type {PainPoints as Content} from '../../../data/landing/schema';
import {CheckItem} from '../../ui/CheckItem';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './PainPoints.module.css';

const painLabel = 'Today';
const reliefLabel = 'With the agent';

/** Lists the problems of today and the agent's improvements, side by side on a wide screen. */
export function PainPoints({heading, intro, points}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.labels} aria-hidden="true">
        <span>{painLabel}</span>
        <span className={styles.withAgent}>{reliefLabel}</span>
      </div>
      <dl className={styles.points}>
        {points.map(({pain, relief}) => (
          <div key={pain} className={styles.point}>
            <dt className={styles.pain}>
              <VisuallyHidden>{painLabel}: </VisuallyHidden>
              {pain}
            </dt>
            <dd className={styles.relief}>
              <CheckItem>
                <VisuallyHidden>{reliefLabel}: </VisuallyHidden>
                {relief}
              </CheckItem>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
