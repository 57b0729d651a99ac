import type {ReactNode} from 'react';
import {Section} from '../ui/Section';
import styles from './Statement.module.css';

/** A short passage set large, for the one thing a page wants remembered. */
export function Statement({heading, intro}: {heading: string; intro: string}): ReactNode {
  return (
    <Section heading={heading} layout="beside">
      <p className={styles.passage}>{intro}</p>
    </Section>
  );
}
