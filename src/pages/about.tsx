import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {OriginTrail} from '../components/sections/company/OriginTrail';
import {Principles} from '../components/sections/company/Principles';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {about} from '../data/marketing/about';

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
