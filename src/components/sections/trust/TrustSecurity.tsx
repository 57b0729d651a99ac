import type {ReactNode} from 'react';
import type {PointList} from '../../../data/schema/page';
import {codePath} from '../../../data/trust/codePath';
import {Section} from '../../ui/Section';
import {CodeDataFlow} from './CodeDataFlow';
import styles from './TrustSecurity.module.css';

/** Shows the data flow of a review, and the protections of code and data below it. */
export function TrustSecurity({id, heading, intro, points}: PointList): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro}>
      <div className={styles.parts}>
        <CodeDataFlow {...codePath} />
        <dl className={styles.protections}>
          {points.map(({title, text}) => (
            <div key={title} className={styles.protection}>
              <dt className="text-semibold">{title}</dt>
              <dd className={styles.text}>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
