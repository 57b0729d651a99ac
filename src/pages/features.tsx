import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {features} from '../data/marketing/features';

export default function FeaturesPage(): ReactNode {
  return (
    <MarketingPage {...features.meta}>
      <PageIntro {...features.meta} />
      <PointList {...features.agents} />
      <PointList {...features.quality} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
