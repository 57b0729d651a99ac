import type {ReactNode} from 'react';
import type {Choice} from '../../../data/comparisons/schema';
import {Section} from '../../ui/Section';
import styles from './WhoShouldChoose.module.css';

/** Lists for whom each product is the better choice. The competitor comes first. */
export function WhoShouldChoose({heading, intro, theirs, ours}: Choice): ReactNode {
  return (
    <Section heading={heading} intro={intro} band id="which-one">
      <div className={styles.sides}>
        {[theirs, ours].map(({title, points}) => (
          <div key={title} className={styles.side}>
            <h3 className="text-heading">{title}</h3>
            <ul className={styles.points}>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
