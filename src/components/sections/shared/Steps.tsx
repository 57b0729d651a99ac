import type {ReactNode} from 'react';
import type {Steps as Content} from '../../../data/schema/page';
import {Section} from '../../ui/Section';
import styles from './Steps.module.css';

/** Shows numbered steps, side by side on a wide screen. */
export function Steps({id, heading, intro, steps}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro} id={id}>
      <ol className={styles.steps}>
        {steps.map(({title, text}) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
