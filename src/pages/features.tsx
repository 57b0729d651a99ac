import type {ReactNode} from 'react';
import {FeatureGuide} from '../components/sections/features/FeatureGuide';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {features} from '../data/marketing/features';
import {callsToAction} from '../data/navigation/callsToAction';

export default function FeaturesPage(): ReactNode {
  return (
    <MarketingPage {...features.meta}>
      <PageHeader label={features.meta.title} {...features.meta} />
      <FeatureGuide quality={features.quality} />
      <CallToAction {...callsToAction.startFree} {...features.closing} />
    </MarketingPage>
  );
}
