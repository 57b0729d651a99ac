import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {PageIntro} from '../components/sections/PageIntro';
import {PlanTable} from '../components/sections/PlanTable';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {pricing} from '../data/marketing/pricing';
import {plans} from '../data/plans';

export default function PricingPage(): ReactNode {
  return (
    <MarketingPage {...pricing.meta}>
      <PageIntro {...pricing.meta} />
      <PlanTable {...pricing.plans} plans={plans} />
      <PointList {...pricing.terms} />
      <CallToAction {...callsToAction.startFree} secondary={undefined} />
    </MarketingPage>
  );
}
