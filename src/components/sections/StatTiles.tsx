import type {ReactNode} from 'react';
import {Section} from '../ui/Section';
import styles from './StatTiles.module.css';

type Props = {heading: string; stats: readonly {value: string; label: string}[]};

/** Figures that stand still, each over what it counts. */
export function StatTiles({heading, stats}: Props): ReactNode {
  return (
    <Section heading={heading}>
      <dl className={styles.tiles}>
        {stats.map(({value, label}) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
