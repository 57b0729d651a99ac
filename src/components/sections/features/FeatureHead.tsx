import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type {ReactNode} from 'react';
import styles from './FeatureHead.module.css';

type Props = {
  /** The heading's own id, by which its region is named. */
  id: string;
  /** The fragment by which the region is linked. */
  fragment: string;
  heading: string;
  intro: string;
};

/** What a group of features begins with: its heading, and a sentence on a line of its own beside it. */
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
