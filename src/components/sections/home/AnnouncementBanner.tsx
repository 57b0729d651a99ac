import type {ReactNode} from 'react';
import {announcement} from '../../../data/home/banners';
import {Icon} from '../../ui/Icon';
import {ShowBetween} from '../../ui/ShowBetween';
import {SiteLink} from '../../ui/SiteLink';
import {VisuallyHidden} from '../../ui/VisuallyHidden';
import styles from './AnnouncementBanner.module.css';

/** Shows one line of news above the headline, as a link; renders nothing if there is no news. */
export function AnnouncementBanner(): ReactNode {
  if (!announcement) return null;
  const {name, tag, text, link, shown} = announcement;
  return (
    <ShowBetween days={shown}>
      <section className={styles.news} aria-label={name}>
        <SiteLink to={link.to} className={styles.link}>
          {tag && <span className={styles.tag}>{tag}</span>}
          <span>{text}</span>
          <VisuallyHidden>({link.label})</VisuallyHidden>
          <Icon name="arrowRight" size={16} />
        </SiteLink>
      </section>
    </ShowBetween>
  );
}
