import type {ReactNode} from 'react';
import type {Guidance as Content} from '../../../data/landing/exampleSchema';
import {CheckList} from '../../ui/CheckItem';
import {Section} from '../../ui/Section';
import styles from './Guidance.module.css';

/** Shows types of in-app help, each with an example request and the agent's steps. */
export function Guidance({heading, intro, kinds}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.kinds}>
        {kinds.map(({title, text, request, answer}) => (
          <article key={title} className={styles.kind}>
            <h3 className="text-heading">{title}</h3>
            <p className="text-body">{text}</p>
            <div className={styles.example}>
              <p className={styles.label}>For example</p>
              <p className={styles.request}>{request}</p>
              <CheckList items={answer} as="ol" className={styles.answer} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
