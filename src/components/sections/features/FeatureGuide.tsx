import type {ReactNode} from 'react';
import {operateFeatures, peopleFeatures, reviewFeatures} from '../../../data/features/featureGroups';
import {checksFeature, previewFeature, testsFeature} from '../../../data/features/quality';
import type {FeatureGroup as Group} from '../../../data/features/schema';
import type {SectionHead} from '../../../data/schema/text';
import {FeatureGroup} from './FeatureGroup';
import {PageWithToc} from './PageWithToc';
import {QualityFeatures, qualityId} from './QualityFeatures';

/** Shows all features of the platform, with a table of contents. */
export function FeatureGuide({quality}: {quality: SectionHead}): ReactNode {
  const groups = [
    toTocGroup(reviewFeatures),
    {id: qualityId, heading: quality.heading, entries: [previewFeature, testsFeature, checksFeature]},
    toTocGroup(operateFeatures),
    toTocGroup(peopleFeatures),
  ];
  return (
    <PageWithToc groups={groups}>
      <FeatureGroup {...reviewFeatures} />
      <QualityFeatures {...quality} />
      <FeatureGroup {...operateFeatures} />
      <FeatureGroup {...peopleFeatures} />
    </PageWithToc>
  );
}

function toTocGroup({id, heading, chapters}: Group) {
  return {id, heading, entries: chapters.map((chapter) => ({id: chapter.id, name: chapter.agent}))};
}
