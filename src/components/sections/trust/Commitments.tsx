import type {ReactNode} from 'react';
import type {Promises as Content} from '../../../data/schema/table';
import {ArrowLink} from '../../ui/ArrowLink';
import {Section} from '../../ui/Section';
import styles from './Commitments.module.css';

/** Lists measurable commitments, each starting with its figure. */
export function Commitments({id, heading, intro, promises}: Content): ReactNode {
  return (
    <Section id={id} heading={heading} intro={intro} band>
      <ul className={styles.list}>
        {promises.map(({figure, title, text, link}) => (
          <li key={title} className={styles.promise}>
            <p className={styles.figure}>{figure}</p>
            <div className={styles.textBlock}>
              <h3 className="text-title">{title}</h3>
              <p className="text-body">{text}</p>
            </div>
            {link && <ArrowLink {...link} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
