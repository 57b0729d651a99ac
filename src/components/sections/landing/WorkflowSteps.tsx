import type {ReactNode} from 'react';
import type {Workflow} from '../../../data/schema/example';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './WorkflowSteps.module.css';

/** A workflow across tools, step by step; the one that waits for a person stands out, with what a no leads to. */
export function WorkflowSteps({heading, intro, steps}: Workflow): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ol className={styles.steps}>
        {steps.map(({tool, title, text, otherwise}) => (
          <li key={title} className={styles.step} data-waits={otherwise ? true : undefined}>
            <p className={styles.tool}>{tool}</p>
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              {otherwise && (
                <p className={styles.otherwise}>
                  <Icon name="close" size={16} />
                  {otherwise}
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
