import type {ReactNode} from 'react';
import {FaqBrowser} from '../components/sections/help/FaqBrowser';
import {LazyPageMenu} from '../components/sections/reading/LazyPageMenu';
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
        <LazyPageMenu />
      </PageHeader>
      <FaqBrowser {...faq.questions} topics={faqTopics} />
      <CallToAction {...callsToAction.startFree} />
    </MarketingPage>
  );
}
