import type {ReactNode} from 'react';
import {roles, rolesHead} from '../../../data/home/roles';
import {ArrowLink} from '../../ui/ArrowLink';
import {Section} from '../../ui/Section';
import styles from './RoleCards.module.css';

/** Number of cards in the first row. */
const wideCards = 2;

/** Shows what the agents do for each team, with a link to its page. */
export function RoleCards(): ReactNode {
  return (
    <Section {...rolesHead}>
      <ul className={styles.grid}>
        {roles.map(({team, text, artefact, link}, index) => (
          <li key={team} className={styles.card} data-wide={index < wideCards || undefined}>
            <p className={styles.artefact}>{artefact}</p>
            <h3 className="text-large">{team}</h3>
            <p className={styles.text}>{text}</p>
            <ArrowLink {...link} compact />
          </li>
        ))}
      </ul>
    </Section>
  );
}
