import type {ReactNode} from 'react';
import {helpBox} from '../../../data/help/help';
import {ArrowLink} from '../../ui/ArrowLink';
import {NamedIcon} from '../../ui/NamedIcon';
import styles from './SupportCard.module.css';

/** Card to contact support, next to the search box of the help center. */
export function SupportCard(): ReactNode {
  const {person} = helpBox;
  return (
    <aside className={styles.card} aria-label={person.title}>
      <span className={styles.icon}>
        <NamedIcon name="headset" size={20} />
      </span>
      <p className={styles.title}>{person.title}</p>
      <p className={styles.text}>{person.text}</p>
      <ArrowLink {...person.link} />
    </aside>
  );
}
