import type {ReactNode} from 'react';
import type {Asked} from '../../../data/schema/example';
import {Section} from '../../ui/Section';
import styles from './ExampleQuestions.module.css';

/** Questions as people ask them, set large, with who asks and the kinds of apps that the answer lies in. */
export function ExampleQuestions({heading, intro, questions}: Asked): ReactNode {
  return (
    <Section heading={heading} intro={intro} band>
      <ul className={styles.questions}>
        {questions.map(({question, who, from}) => (
          <li key={question} className={styles.question}>
            <p className={styles.words}>{question}</p>
            <p className={styles.who}>{who}</p>
            <ul className={styles.places} aria-label="The answer lies in">
              {from.map((place) => (
                <li key={place} className={styles.place}>
                  {place}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  );
}
