import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {faq} from '../data/marketing/faq';

export default function FaqPage(): ReactNode {
  return (
    <MarketingPage {...faq.meta}>
      <PageIntro {...faq.meta} />
      <PointList {...faq.questions} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
