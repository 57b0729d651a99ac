import type {ReactNode} from 'react';
import {PlanCards} from '../components/sections/pricing/PlanCards';
import {PlanTable} from '../components/sections/pricing/PlanTable';
import {PageMenu} from '../components/sections/reading/PageMenu';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {Faq} from '../components/sections/shared/Faq';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {billingQuestions} from '../data/faq/billingQuestions';
import {pricing} from '../data/marketing/pricing';
import {callsToAction} from '../data/navigation/callsToAction';
import {plans} from '../data/plans';

export default function PricingPage(): ReactNode {
  return (
    <MarketingPage {...pricing.meta}>
      <PageHeader label={pricing.meta.title} {...pricing.meta}>
        <PageMenu align="start" />
      </PageHeader>
      <PlanCards {...pricing.cards} plans={plans} />
      <PlanTable {...pricing.plans} plans={plans} />
      <Faq {...pricing.questions} questions={billingQuestions} />
      <FeatureList {...pricing.others} />
      <CallToAction {...callsToAction.startFree} secondary={undefined} />
    </MarketingPage>
  );
}
