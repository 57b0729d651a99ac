import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import styles from './Section.module.css';

type Props = {
  /** The section's name, for the eye and for assistive technology. */
  heading: ReactNode;
  /** One or two sentences under it. */
  intro?: ReactNode;
  /** Where the heading stands: above, or beside the content on a wide screen. */
  layout?: 'above' | 'beside';
  /** What chooses among the content: under the intro, and in sight as long as the heading is. */
  controls?: ReactNode;
  /** Fragment by which the section is linked. */
  id?: string;
  /** Set against the page by a sunken band. */
  band?: boolean;
  children: ReactNode;
};

/**
 * One thing said on a page: a named region with a heading and room around it. A heading beside longer content stays
 * in sight while that scrolls by.
 */
export function Section({heading, intro, layout = 'above', controls, id, band = false, children}: Props): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <section className={styles.section} data-band={band || undefined} aria-labelledby={headingId} id={id}>
      <div className={styles.inner} data-layout={layout}>
        <div className={styles.head}>
          <h2 className={styles.heading} id={headingId}>
            {heading}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          {controls}
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </section>
  );
}
