import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import styles from './FeatureGroup.module.css';

type Props = {
  /** URL fragment of the region. */
  id: string;
  heading: string;
  intro: string;
  /** Larger gap between the heading and the features. */
  spacious?: boolean;
  children: ReactNode;
};

/** Shows the features of one phase of work: a heading, an intro, and `FeatureSection`s in up to two columns. */
export function FeatureGroup({id, heading, intro, spacious = false, children}: Props): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <section className={styles.group} data-spacious={spacious || undefined} id={id} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 className="text-section-heading" id={headingId}>
          {heading}
        </h2>
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.chapters}>{children}</div>
    </section>
  );
}
