import type {ReactNode} from 'react';
import type {Benefits as Content} from '../../../data/landing/schema';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import styles from './Benefits.module.css';

/** Shows benefits as cards of two widths. Put the most important one first. */
export function Benefits({heading, intro, cards}: Content): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.cards} data-odd={cards.length % 2 === 1 || undefined}>
        {cards.map(({icon, title, text}) => (
          <li key={title} className={styles.card}>
            <span className="text-muted">
              <NamedIcon name={icon} size={22} />
            </span>
            <div className={styles.textBlock}>
              <h3 className="text-heading">{title}</h3>
              <p className="text-card">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
