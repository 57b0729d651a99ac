import type {ReactNode} from 'react';
import {contact} from '../../../data/company/company';
import type {Point} from '../../../data/schema/page';
import type {SectionHead} from '../../../data/schema/text';
import type {Surface} from '../../shell/Shell';
import {NamedIcon} from '../../ui/NamedIcon';
import {Section} from '../../ui/Section';
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
  const information = (
    <>
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
                <p className="text-body-small">
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
    </>
  );
  return (
    <Section heading={heading} intro={intro} id={id} layout="columns" controls={information}>
      <div className={styles.card} data-surface={surface}>
        {children}
      </div>
    </Section>
  );
}
