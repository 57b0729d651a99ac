import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import styles from './Section.module.css';

type Props = {
  /** Visible heading, and accessible name of the region. */
  heading: ReactNode;
  /** One or two sentences below the heading. */
  intro?: ReactNode;
  /** Position of the heading: above the content, or next to it on a wide screen, where `beside` makes it sticky. */
  layout?: 'above' | 'beside' | 'columns';
  /** Below the intro, such as controls that filter the content. */
  controls?: ReactNode;
  /** Fragment that links to the section. */
  id?: string;
  /** Sets the section off from the page by a sunken background. */
  band?: boolean;
  children: ReactNode;
};

/** Section of a page: a named region with a heading and spacing. */
export function Section({heading, intro, layout = 'above', controls, id, band = false, children}: Props): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  if (id) collectAnchor(id);
  return (
    <section className={styles.section} data-band={band || undefined} aria-labelledby={headingId} id={id}>
      <div className={styles.inner} data-layout={layout}>
        <div className={styles.head}>
          <h2 className="text-section-heading" id={headingId}>
            {heading}
          </h2>
          {intro && <p className={styles.intro}>{intro}</p>}
          {controls}
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
