import type {ReactNode} from 'react';
import type {ExampleQuestionList} from '../../../data/landing/exampleSchema';
import {Section} from '../../ui/Section';
import styles from './ExampleQuestions.module.css';

/** Shows example questions in large type, each with its author and the types of apps that contain the answer. */
export function ExampleQuestions({heading, intro, questions}: ExampleQuestionList): ReactNode {
  return (
    <Section heading={heading} intro={intro} band>
      <ul className={styles.questions}>
        {questions.map(({question, role, sources}) => (
          <li key={question}>
            <p className={styles.questionText}>{question}</p>
            <p className="text-muted">{role}</p>
            <ul className={styles.places} aria-label="Where the answer is">
              {sources.map((place) => (
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
