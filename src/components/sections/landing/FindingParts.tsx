import type {ReactNode} from 'react';
import type {Finding} from '../../../data/landing/exampleSchema';
import {Section} from '../../ui/Section';
import styles from './FindingParts.module.css';

/** Explains a scan finding field by field. */
export function FindingParts({heading, intro, parts}: Finding): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="finding">
      <dl className={styles.parts}>
        {parts.map(({name, value, code, meaning}) => (
          <div key={name} className={styles.part}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{code ? <code className={styles.code}>{value}</code> : value}</dd>
            <dd className="text-body">{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
