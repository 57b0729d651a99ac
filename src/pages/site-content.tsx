import type {ReactNode} from 'react';
import {SiteContent} from '../components/sections/reading/SiteContent';
import {PageIntro} from '../components/sections/shared/PageIntro';
import {PointList} from '../components/sections/shared/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {siteContent} from '../data/marketing/siteContent';

export default function SiteContentPage(): ReactNode {
  return (
    <MarketingPage {...siteContent.meta}>
      <PageIntro {...siteContent.meta} />
      <SiteContent />
      <PointList {...siteContent.more} />
    </MarketingPage>
  );
}
