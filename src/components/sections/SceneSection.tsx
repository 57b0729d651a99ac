import type {ReactNode} from 'react';
import type {SectionHead} from '../../data/schema/text';
import {Section} from '../ui/Section';
import styles from './SceneSection.module.css';

/** A passage with the product at work beside it, on a band of its own. */
export function SceneSection({heading, intro, children}: SectionHead & {children: ReactNode}): ReactNode {
  return (
    <Section heading={heading} intro={intro} layout="beside" band>
      <div className={styles.scene}>{children}</div>
    </Section>
  );
}
