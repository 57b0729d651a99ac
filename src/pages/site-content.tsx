import type {ReactNode} from 'react';
import {SiteContent} from '../components/sections/reading/SiteContent';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {siteContent} from '../data/marketing/siteContent';

export default function SiteContentPage(): ReactNode {
  return (
    <MarketingPage {...siteContent.meta}>
      <PageHeader {...siteContent.meta} />
      <SiteContent />
      <FeatureList {...siteContent.more} />
    </MarketingPage>
  );
}
