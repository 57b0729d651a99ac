import type {ReactNode} from 'react';
import {FaqBrowser} from '../components/sections/help/FaqBrowser';
import {PageMenu} from '../components/sections/reading/PageMenu';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {faqTopics} from '../data/faq/faqs';
import {faq} from '../data/marketing/faq';
import {callsToAction} from '../data/navigation/callsToAction';

export default function FaqPage(): ReactNode {
  return (
    <MarketingPage {...faq.meta}>
      <PageHeader {...faq.meta}>
        <PageMenu align="start" />
      </PageHeader>
      <FaqBrowser {...faq.questions} topics={faqTopics} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
