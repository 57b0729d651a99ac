import type {ReactNode} from 'react';
import {HelpIntro} from '../components/sections/help/HelpIntro';
import {HelpTopics} from '../components/sections/help/HelpTopics';
import {MarketingPage} from '../components/templates/MarketingPage';
import {helpCategories} from '../data/help/help';
import {support} from '../data/marketing/support';

export default function SupportPage(): ReactNode {
  return (
    <MarketingPage {...support.meta}>
      <HelpIntro {...support.meta} />
      <HelpTopics {...support.topics} categories={helpCategories} />
    </MarketingPage>
  );
}
