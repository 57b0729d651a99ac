import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {playgroundResult} from '../data/marketing/playground';

export default function PlaygroundResultPage(): ReactNode {
  return (
    <MarketingPage {...playgroundResult.meta}>
      <PageIntro {...playgroundResult.meta} />
      <PointList {...playgroundResult.contents} />
    </MarketingPage>
  );
}
