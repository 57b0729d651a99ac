import {type ReactNode, useId} from 'react';
import styles from './StatTiles.module.css';

type Props = {heading: string; stats: readonly {value: string; label: string}[]};

/** Shows four static figures with labels, next to a page's intro. */
export function StatTiles({heading, stats}: Props): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 className={styles.heading} id={headingId}>
        {heading}
      </h2>
      <dl className={styles.tiles}>
        {stats.map(({value, label}) => (
          <div key={label} className={styles.tile}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
