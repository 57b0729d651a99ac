import {type ReactNode, useId} from 'react';
import type {FeatureGroup as Content} from '../../../data/features/schema';
import styles from './FeatureGroup.module.css';
import {FeatureHead} from './FeatureHead';
import {FeatureSection} from './FeatureSection';

/** Shows the agents of one phase of work, each in its own section. */
export function FeatureGroup({id, heading, intro, chapters}: Content): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.group} id={id} aria-labelledby={headingId}>
      <FeatureHead id={headingId} fragment={id} heading={heading} intro={intro} />
      <div className={styles.chapters}>
        {chapters.map((chapter) => (
          <FeatureSection key={chapter.id} {...chapter} />
        ))}
      </div>
    </section>
  );
}
