import type {ReactNode} from 'react';
import {confidentiality, confidentialityHead} from '../../../data/home/confidentiality';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
import {SiteLink} from '../../ui/SiteLink';
import styles from './ConfidentialityCards.module.css';

/** Lists six commitments on the customer's code and data, each with an explanation. */
export function ConfidentialityCards(): ReactNode {
  return (
    <Section {...confidentialityHead}>
      <dl className={styles.list}>
        {confidentiality.map(({icon, title, text}) => (
          <div key={title} className={styles.row}>
            <dt className={styles.claim}>
              <span className={styles.icon}>
                <NamedIcon name={icon} size={18} />
              </span>
              <span>{title}</span>
            </dt>
            <dd className={styles.meaning}>{text}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.more}>
        <SiteLink to="/trust">Read more in the trust center</SiteLink>
      </p>
    </Section>
  );
}
