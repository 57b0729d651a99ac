import type {ReactNode} from 'react';
import type {PointList} from '../../../data/schema/page';
import {Section} from '../../ui/Section';
import styles from './Principles.module.css';

type Props = PointList & {
  /** `rows`: full width, with the text next to its title. `grid`: two columns, on a band. */
  variant?: 'rows' | 'grid';
};

/** Lists the company's principles: each as a large title with an explanation. */
export function Principles({id, heading, intro, points, variant = 'rows'}: Props): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro} band={variant === 'grid'}>
      <ul className={styles.principles} data-variant={variant}>
        {points.map(({title, text}) => (
          <li key={title} className={styles.principle}>
            <h3 className={styles.title}>{title}</h3>
            <p className="text-body">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
