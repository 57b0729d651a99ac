import type {ReactNode} from 'react';
import type {AgentSet as Content} from '../../../data/landing/exampleSchema';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import styles from './AgentSet.module.css';

/** Shows the pre-built agents in a grid of unequal columns, each with an example record. */
export function AgentSet({heading, intro, agents}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro} id="agents">
      <ul className={styles.agents}>
        {agents.map(({icon, title, text, record}) => (
          <li key={title} className={styles.agent}>
            <div className={styles.textBlock}>
              <h3 className={styles.title}>
                <NamedIcon name={icon} size={20} />
                {title}
              </h3>
              <p className="text-card">{text}</p>
            </div>
            <dl className={styles.record}>
              {record.map(({name, value}) => (
                <div key={name} className={styles.entry}>
                  <dt className={styles.name}>{name}</dt>
                  <dd className={styles.value}>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Section>
  );
}
