import type {ReactNode} from 'react';
import {checkCards, checksFeature, deploySteps, previewFeature, testsFeature} from '../../../data/features/quality';
import type {SectionHead} from '../../../data/schema/text';
import {QaPreviewScene} from '../../scenes/QaPreviewScene';
import {TestCasesScene} from '../../scenes/TestCasesScene';
import {NamedIcon} from '../../ui/NamedIcon';
import {FeatureGroup} from './FeatureGroup';
import {FeatureSection} from './FeatureSection';
import styles from './QualityFeatures.module.css';

/** `id` of the quality section on /features, and so its URL fragment. */
export const qualityId = 'quality';

/** Shows preview environments, generated test cases and pre-merge checks (specification, sections 1 and 2). */
export function QualityFeatures({heading, intro = ''}: SectionHead): ReactNode {
  return (
    <FeatureGroup id={qualityId} heading={heading} intro={intro} spacious>
      <FeatureSection {...previewFeature} layout="steps" scene={<QaPreviewScene />}>
        <ol className={styles.steps}>
          {deploySteps.map(({number, headline, content}) => (
            <li key={number} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {number}
              </span>
              <div>
                <h4 className={styles.headline}>{headline}</h4>
                <p className="text-body-small">{content}</p>
              </div>
            </li>
          ))}
        </ol>
      </FeatureSection>
      <FeatureSection {...testsFeature} layout="narrow" scene={<TestCasesScene />} />
      <FeatureSection {...checksFeature}>
        <ul className={styles.cards}>
          {checkCards.map(({icon, title, text}) => (
            <li key={title} className={styles.card}>
              <span className={styles.icon}>
                <NamedIcon name={icon} size={20} />
              </span>
              <h4 className={styles.headline}>{title}</h4>
              <p className="text-body-small">{text}</p>
            </li>
          ))}
        </ul>
      </FeatureSection>
    </FeatureGroup>
  );
}
