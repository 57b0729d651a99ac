import type {ReactNode} from 'react';
import type {Guidance as Content} from '../../../data/landing/exampleSchema';
import {CheckItem} from '../../ui/CheckItem';
import {Section} from '../../ui/Section';
import styles from './Guidance.module.css';

/** Shows types of in-app help, each with an example request and the agent's steps. */
export function Guidance({heading, intro, kinds}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.kinds}>
        {kinds.map(({title, text, request, answer}) => (
          <article key={title} className={styles.kind}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
            <div className={styles.example}>
              <p className={styles.label}>For example</p>
              <p className={styles.request}>{request}</p>
              <ol className={styles.answer}>
                {answer.map((step) => (
                  <li key={step}>
                    <CheckItem>{step}</CheckItem>
                  </li>
                ))}
              </ol>
            </div>
          </article>
        ))}
      </div>
    </Section>
  );
}
