import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {FaqBrowser} from '../components/sections/help/FaqBrowser';
import {PageIntro} from '../components/sections/PageIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {callsToAction} from '../data/callsToAction';
import {faqTopics} from '../data/faqs';
import {faq} from '../data/marketing/faq';

export default function FaqPage(): ReactNode {
  return (
    <MarketingPage {...faq.meta}>
      <PageIntro {...faq.meta} />
      <FaqBrowser {...faq.questions} topics={faqTopics} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
