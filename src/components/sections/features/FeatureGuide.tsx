import type {ReactNode} from 'react';
import {agentIcons} from '../../../data/agents/agentIcons';
import {operateFeatures, peopleFeatures, reviewFeatures} from '../../../data/features/featureGroups';
import {checksFeature, previewFeature, testsFeature} from '../../../data/features/quality';
import type {FeatureGroup as Group} from '../../../data/features/schema';
import type {SectionHead} from '../../../data/schema/text';
import {Scene} from '../../scenes/Scene';
import {FeatureGroup} from './FeatureGroup';
import {FeatureSection} from './FeatureSection';
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
      <AgentFeatures {...reviewFeatures} />
      <QualityFeatures {...quality} />
      <AgentFeatures {...operateFeatures} />
      <AgentFeatures {...peopleFeatures} />
    </PageWithToc>
  );
}

/** Shows the agents of one phase of work. */
function AgentFeatures({chapters, ...group}: Group): ReactNode {
  return (
    <FeatureGroup {...group}>
      {chapters.map(({agent, room, scene, ...chapter}) => (
        <FeatureSection
          key={chapter.id}
          {...chapter}
          icon={agentIcons[agent]}
          name={agent}
          layout={room}
          scene={<Scene name={scene} />}
        />
      ))}
    </FeatureGroup>
  );
}

function toTocGroup({id, heading, chapters}: Group) {
  return {id, heading, entries: chapters.map((chapter) => ({id: chapter.id, name: chapter.agent}))};
}
