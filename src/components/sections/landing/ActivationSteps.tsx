import type {ReactNode} from 'react';
import type {Path} from '../../../data/landing/examples';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './ActivationSteps.module.css';

/** Shows how to switch a feature on, as a path of UI labels. */
export function ActivationSteps({heading, intro, steps, note}: Path): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="switch-on" layout="beside" band>
      <ol className={styles.path}>
        {steps.map(({label, text}, index) => (
          <li key={label} className={styles.step}>
            <span className={styles.location}>
              <span className={styles.label}>{label}</span>
              {index < steps.length - 1 && (
                <span className={styles.arrow}>
                  <Icon name="arrowRight" size={24} />
                </span>
              )}
            </span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {note && <p className={styles.note}>{note}</p>}
    </Section>
  );
}
