import type {ReactNode} from 'react';
import {confidentiality, confidentialityHead} from '../../../data/home/confidentiality';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import {SiteLink} from '../../ui/SiteLink';
import styles from './ConfidentialityCards.module.css';

/** What happens to the visitor's code and data: six promises, each with what it means. */
export function ConfidentialityCards(): ReactNode {
  return (
    <Section {...confidentialityHead}>
      <dl className={styles.list}>
        {confidentiality.map(({icon, title, text}) => (
          <div key={title} className={styles.row}>
            <dt className={styles.claim}>
              <span className={styles.icon}>
                <Icon name={icon} size={18} />
              </span>
              <span>{title}</span>
            </dt>
            <dd className={styles.meaning}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <SiteLink to="/trust">How we keep it: the trust center</SiteLink>
      </p>
    </Section>
  );
}
