import type {ReactNode} from 'react';
import type {Workflow} from '../../../data/landing/exampleSchema';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import styles from './WorkflowSteps.module.css';

/** Shows a workflow across tools, highlighting the step that needs a person's approval and the result of a refusal. */
export function WorkflowSteps({heading, intro, steps}: Workflow): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ol className={styles.steps}>
        {steps.map(({tool, title, text, otherwise}) => (
          <li key={title} className={styles.step} data-needs-approval={otherwise ? true : undefined}>
            <p className={styles.tool}>{tool}</p>
            <div className={styles.textBlock}>
              <h3 className={styles.title}>{title}</h3>
              <p className="text-body-small">{text}</p>
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
