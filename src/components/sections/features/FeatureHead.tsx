import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './FeatureHead.module.css';

type Props = {
  /** Id of the heading, for the region's `aria-labelledby`. */
  id: string;
  /** URL fragment of the region. */
  fragment: string;
  heading: string;
  intro: string;
};

/** Heading of a feature group, with an intro next to it. */
export function FeatureHead({id, fragment, heading, intro}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(fragment);
  return (
    <div className={styles.head}>
      <h2 className={styles.heading} id={id}>
        {heading}
      </h2>
      <p className={styles.intro}>{intro}</p>
    </div>
  );
}
