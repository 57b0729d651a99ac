import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import {contact} from '../../../data/company/company';
import type {Point} from '../../../data/schema/page';
import type {SectionHead} from '../../../data/schema/text';
import type {Surface} from '../../shell/Shell';
import {NamedIcon} from '../../ui/NamedIcon';
import styles from './FormSection.module.css';

type Props = SectionHead & {
  /** Information to read before filling in the form, shown next to it. */
  points?: readonly Point[];
  pointsHeading?: string;
  id?: string;
  /** Surface of the form's card, if it differs from the page's. */
  surface?: Surface;
  children: ReactNode;
};

/** Shows a form on a card, with its purpose on the other side. */
export function FormSection({heading, intro, points = [], pointsHeading, id, surface, children}: Props): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <section className={styles.section} aria-labelledby={headingId} id={id}>
      <div className={styles.textBlock}>
        <h2 className={styles.heading} id={headingId}>
          {heading}
        </h2>
        {intro && <p className={styles.intro}>{intro}</p>}
        {points.length > 0 && (
          <div className={styles.aside}>
            {pointsHeading && <h3 className={styles.asideHeading}>{pointsHeading}</h3>}
            <ul className={styles.points}>
              {points.map(({icon, title, text}) => (
                <li key={title} className={styles.point}>
                  {icon && (
                    <span className={styles.icon}>
                      <NamedIcon name={icon} size={18} />
                    </span>
                  )}
                  <p className={styles.text}>
                    <strong className={styles.title}>{title}.</strong> {text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        )}
        <p className={styles.address}>
          Or email <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </div>
      <div className={styles.card} data-surface={surface}>
        {children}
      </div>
    </section>
  );
}
