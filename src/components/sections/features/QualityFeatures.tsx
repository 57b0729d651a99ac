import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {type ReactNode, useId} from 'react';
import {checkCards, checksFeature, deploySteps, previewFeature, testsFeature} from '../../../data/features/quality';
import type {FeaturePart} from '../../../data/features/schema';
import type {SectionHead} from '../../../data/schema/text';
import {QaPreviewScene} from '../../scenes/QaPreviewScene';
import {TestCasesScene} from '../../scenes/TestCasesScene';
import {ArrowLink} from '../../ui/ArrowLink';
import {NamedIcon} from '../../ui/NamedIcon';
import {FeatureHead} from './FeatureHead';
import {FeatureTitle} from './FeatureTitle';
import styles from './QualityFeatures.module.css';

/** `id` of the quality section on /features, and so its URL fragment. */
export const qualityId = 'quality';

/** Shows preview environments, generated test cases and pre-merge checks (specification, sections 1 and 2). */
export function QualityFeatures({heading, intro = ''}: SectionHead): ReactNode {
  const headingId = useId();
  return (
    <section className={styles.quality} id={qualityId} aria-labelledby={headingId}>
      <FeatureHead id={headingId} fragment={qualityId} heading={heading} intro={intro} />
      <Part {...previewFeature} scene={<QaPreviewScene />}>
        <ol className={styles.steps}>
          {deploySteps.map(({number, headline, content}) => (
            <li key={number} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <div>
                <h4 className={styles.headline}>{headline}</h4>
                <p className={styles.text}>{content}</p>
              </div>
            </li>
          ))}
        </ol>
      </Part>
      <Part {...testsFeature} scene={<TestCasesScene />} />
      <Part {...checksFeature}>
        <ul className={styles.cards}>
          {checkCards.map(({icon, title, text}) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>
                <NamedIcon name={icon} size={20} />
              </span>
              <h4 className={styles.headline}>{title}</h4>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Part>
    </section>
  );
}

type PartProps = FeaturePart & {scene?: ReactNode; children?: ReactNode};

function Part({id, icon, name, claim, text, link, scene, children}: PartProps): ReactNode {
  const headingId = useId();
  const {collectAnchor} = useBrokenLinks();
  collectAnchor(id);
  return (
    <section className={styles.part} data-part={id} id={id} aria-labelledby={headingId}>
      <div className={styles.textBlock}>
        <FeatureTitle id={headingId} icon={icon} name={name} claim={claim} />
        <p className={styles.text}>{text}</p>
        {link && <ArrowLink {...link} />}
      </div>
      {scene && <div className={styles.scene}>{scene}</div>}
      {children}
    </section>
  );
}
