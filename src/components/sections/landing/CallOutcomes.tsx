import type {ReactNode} from 'react';
import type {Outcomes} from '../../../data/landing/exampleSchema';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import styles from './CallOutcomes.module.css';

/** Shows the results of a call, such as a ticket, each with an example. */
export function CallOutcomes({heading, intro, outcomes}: Outcomes): ReactNode {
  return (
    <Section heading={heading} intro={intro} layout="beside" band>
      <ul className={styles.outcomes}>
        {outcomes.map(({icon, title, text, slip}) => (
          <li key={title}>
            <div className={styles.textBlock}>
              <h3 className="text-heading">{title}</h3>
              <p className="text-body">{text}</p>
            </div>
            <div className={styles.slip}>
              <p className={styles.kind}>
                <NamedIcon name={icon} size={16} />
                {slip.title}
              </p>
              {slip.lines.map((entry) => (
                <p key={entry} className="text-muted">
                  {entry}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
