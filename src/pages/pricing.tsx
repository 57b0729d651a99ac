import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {Faq} from '../components/sections/Faq';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {PlanCards} from '../components/sections/pricing/PlanCards';
import {PlanTable} from '../components/sections/pricing/PlanTable';
import {MarketingPage} from '../components/templates/MarketingPage';
import {billingQuestions} from '../data/billingQuestions';
import {callsToAction} from '../data/callsToAction';
import {pricing} from '../data/marketing/pricing';
import {plans} from '../data/plans';

export default function PricingPage(): ReactNode {
  return (
    <MarketingPage {...pricing.meta}>
      <PageIntro label={pricing.meta.title} {...pricing.meta} />
      <PlanCards {...pricing.cards} plans={plans} />
      <PlanTable {...pricing.plans} plans={plans} />
      <Faq {...pricing.questions} questions={billingQuestions} />
      <PointList {...pricing.others} />
      <CallToAction {...callsToAction.startFree} secondary={undefined} />
    </MarketingPage>
  );
}
