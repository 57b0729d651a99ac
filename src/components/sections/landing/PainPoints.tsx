import type {ReactNode} from 'react';
import type {PainPoints as Content} from '../../../data/schema/landing';
import {CheckItem} from '../../ui/CheckItem';
import {Section} from '../../ui/Section';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './PainPoints.module.css';

const today = 'Today';
const then = 'With the agent';

/** What hurts today, and what becomes of it: one beside the other on a wide screen. */
export function PainPoints({heading, intro, points}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.labels} aria-hidden="true">
        <span>{today}</span>
        <span className={styles.then}>{then}</span>
      </div>
      <dl className={styles.points}>
        {points.map(({pain, relief}) => (
          <div key={pain} className={styles.point}>
            <dt className={styles.pain}>
              <VisuallyHidden>{today}: </VisuallyHidden>
              {pain}
            </dt>
            <dd className={styles.relief}>
              <CheckItem>
                <VisuallyHidden>{then}: </VisuallyHidden>
                {relief}
              </CheckItem>
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
