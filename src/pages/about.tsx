import type {ReactNode} from 'react';
import {OriginStory} from '../components/sections/company/OriginStory';
import {Principles} from '../components/sections/company/Principles';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {about} from '../data/marketing/about';
import {callsToAction} from '../data/navigation/callsToAction';

export default function AboutPage(): ReactNode {
  return (
    <MarketingPage {...about.meta}>
      <PageHeader label={about.whoWeAre.heading} {...about.meta} />
      <OriginStory {...about.story} />
      <Principles {...about.beliefs} variant="grid" />
      <FeatureList {...about.team} />
      <CallToAction {...callsToAction.careers} />
    </MarketingPage>
  );
}
