import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import {socialProfiles} from '../../../data/company/socialProfiles';
import type {PointList} from '../../../data/schema/page';
import {ArrowLink} from '../../ui/ArrowLink';
import {Icon} from '../../ui/Icon';
import {Section} from '../../ui/Section';
import {SocialIcon} from '../../ui/SocialIcon';
import styles from './ContactDirectory.module.css';

/** Lists the contact options with their links, then the e-mail address and social profiles. */
export function ContactDirectory({heading, intro, points}: PointList): ReactNode {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={styles.ways}>
        {points.map(({title, text, link}) => (
          <li key={title}>
            <h3 className="text-heading">{title}</h3>
            <p className="text-body">{text}</p>
            {link && <ArrowLink {...link} compact />}
          </li>
        ))}
      </ul>
      <div className={styles.direct}>
        <a className={styles.mail} href={`mailto:${contact.email}`}>
          <Icon name="mail" size={22} />
          {contact.email}
        </a>
        <ul className={styles.profiles} aria-label="Social profiles">
          {socialProfiles.map(({network, icon, url}) => (
            <li key={network}>
              <a className={styles.profile} href={url}>
                <SocialIcon name={icon} size={18} />
                {network}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
