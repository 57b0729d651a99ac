import type {ReactNode} from 'react';
import {SearchBox} from '../components/search/SearchBox';
import {HelpTopics} from '../components/sections/help/HelpTopics';
import {SupportCard} from '../components/sections/help/SupportCard';
import {ToolIntro} from '../components/sections/shared/ToolIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {helpBox, helpCategories} from '../data/help/help';
import {support} from '../data/marketing/support';

export default function SupportPage(): ReactNode {
  return (
    <MarketingPage {...support.meta}>
      <ToolIntro {...support.meta} layout="aside">
        <SearchBox {...helpBox} action="/support" />
        <SupportCard />
      </ToolIntro>
      <HelpTopics {...support.topics} categories={helpCategories} />
    </MarketingPage>
  );
}
