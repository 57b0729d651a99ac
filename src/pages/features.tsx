import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {FeatureGuide} from '../components/sections/features/FeatureGuide';
import {PageIntro} from '../components/sections/PageIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {features} from '../data/marketing/features';

export default function FeaturesPage(): ReactNode {
  return (
    <MarketingPage {...features.meta}>
      <PageIntro label={features.meta.title} {...features.meta} />
      <FeatureGuide quality={features.quality} />
      <CallToAction {...callsToAction.startFree} {...features.closing} />
    </MarketingPage>
  );
}
