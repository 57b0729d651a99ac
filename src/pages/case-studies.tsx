import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {StatTiles} from '../components/sections/StatTiles';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {customerStats} from '../data/facts';
import {caseStudies} from '../data/marketing/caseStudies';

export default function CaseStudiesPage(): ReactNode {
  return (
    <MarketingPage {...caseStudies.meta}>
      <PageIntro {...caseStudies.meta} />
      <StatTiles {...caseStudies.numbers} stats={customerStats} />
      <PointList {...caseStudies.uses} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
