import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import {contact} from '../../../data/company/company';
import type {Point} from '../../../data/schema/page';
import type {SectionHead} from '../../../data/schema/text';
import type {Surface} from '../../shell/Shell';
import {Icon} from '../../ui/Icon';
import styles from './FormSection.module.css';

type Props = SectionHead & {
  /** Said beside the form, to be read before it is filled in. */
  points?: readonly Point[];
  pointsHeading?: string;
  id?: string;
  /** What the form stands on, where it is not the page's own surface. */
  surface?: Surface;
  children: ReactNode;
};

/** A section with a form: what it is for on one side, the form on a card on the other. */
export function FormSection({heading, intro, points = [], pointsHeading, id, surface, children}: Props): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <section className={styles.section} aria-labelledby={headingId} id={id}>
      <div className={styles.words}>
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
                      <Icon name={icon} size={18} />
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
          Or write to <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </p>
      </div>
      <div className={styles.card} data-surface={surface}>
        {children}
      </div>
    </section>
  );
}
