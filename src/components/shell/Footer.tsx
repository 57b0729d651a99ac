import {type ReactNode, useId, useState} from 'react';
import {brand} from '../../data/brand';
import {socialProfiles} from '../../data/company/socialProfiles';
import {footerYear} from '../../data/facts';
import {comparisonLinks, footerGroups} from '../../data/navigation/footer';
import {NewsletterForm} from '../forms/NewsletterForm';
import {SiteLink} from '../ui/SiteLink';
import {SocialIcon} from '../ui/SocialIcon';
import styles from './Footer.module.css';
import {Logo} from './Logo';
import {MotionToggle} from './MotionToggle';
import {PrivacyChoices} from './PrivacyChoices';

/** Comparisons shown before a click on View More (specification, section 2 "Footer"). */
const initialCount = 2;

/** Footer of every page: site links, newsletter sign-up, social profiles and the motion toggle. */
export function Footer(): ReactNode {
  const [expanded, setExpanded] = useState(false);
  const listId = useId();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.about}>
          <Logo />
          <p className={styles.tagline}>{brand.tagline}</p>
          <NewsletterForm />
        </div>
        <nav className={styles.groups} aria-label="Footer">
          {footerGroups.map(({heading, links}) => (
            <div key={heading} className={styles.group}>
              <h2 className={styles.heading}>{heading}</h2>
              <ul className={styles.list}>
                {links.map(({label, to}) => (
                  <li key={to}>
                    <SiteLink to={to} className={styles.link}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {comparisonLinks.length > 0 && (
            <div className={styles.group} data-wide>
              <h2 className={styles.heading}>Compare</h2>
              <ul id={listId} className={styles.list} data-expanded={expanded || undefined}>
                {comparisonLinks.map(({label, to}, index) => (
                  <li key={to} className={index < initialCount ? undefined : styles.more}>
                    <SiteLink to={to} className={styles.link}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
              {comparisonLinks.length > initialCount && (
                <button
                  type="button"
                  className={styles.viewMore}
                  aria-expanded={expanded}
                  aria-controls={listId}
                  onClick={() => setExpanded(!expanded)}
                >
                  {expanded ? 'View Less' : 'View More'}
                </button>
              )}
            </div>
          )}
        </nav>
      </div>
      <div className={styles.base}>
        <p className={styles.year}>
          © {footerYear} {brand.name}
        </p>
        <PrivacyChoices />
        <MotionToggle />
        <ul className={styles.social}>
          {socialProfiles.map(({network, icon, url}) => (
            <li key={network}>
              <a
                className={styles.profile}
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`${brand.name} on ${network} (opens in a new tab)`}
              >
                <SocialIcon name={icon} size={18} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  );
}
