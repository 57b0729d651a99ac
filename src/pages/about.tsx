import type {ReactNode} from 'react';
import {OriginTrail} from '../components/sections/company/OriginTrail';
import {Principles} from '../components/sections/company/Principles';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {PageIntro} from '../components/sections/shared/PageIntro';
import {PointList} from '../components/sections/shared/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {about} from '../data/marketing/about';
import {callsToAction} from '../data/navigation/callsToAction';

export default function AboutPage(): ReactNode {
  return (
    <MarketingPage {...about.meta}>
      <PageIntro label={about.whoWeAre.heading} {...about.meta} />
      <OriginTrail {...about.story} />
      <Principles {...about.beliefs} look="grid" />
      <PointList {...about.team} />
      <CallToAction {...callsToAction.careers} />
    </MarketingPage>
  );
}
