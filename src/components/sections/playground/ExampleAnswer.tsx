import type {ReactNode} from 'react';
import type {PointList} from '../../../data/schema/page';
import {CodeReviewScene} from '../../scenes/CodeReviewScene';
import {Section} from '../../ui/Section';
import styles from './ExampleAnswer.module.css';

/** Shows a code review, marked as an example, next to explanations of its parts. */
export function ExampleAnswer({heading, intro, points}: PointList): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <div className={styles.parts}>
        <div className={styles.example}>
          <p className={styles.badge}>Example</p>
          <CodeReviewScene />
        </div>
        <ol className={styles.points}>
          {points.map(({title, text}) => (
            <li key={title} className={styles.point}>
              <h3 className="text-title">{title}</h3>
              <p className="text-body">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
