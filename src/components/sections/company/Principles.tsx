import type {ReactNode} from 'react';
import type {PointList} from '../../../data/schema/page';
import {Section} from '../../ui/Section';
import styles from './Principles.module.css';

type Props = PointList & {
  /** `rows` across the page, with what follows beside what is held; `grid` two and two, on a band. */
  look?: 'rows' | 'grid';
};

/** Convictions: what is held, set large, and what follows from it. */
export function Principles({id, heading, intro, points, look = 'rows'}: Props): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro} band={look === 'grid'}>
      <ul className={styles.principles} data-look={look}>
        {points.map(({title, text}) => (
          <li key={title} className={styles.principle}>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
