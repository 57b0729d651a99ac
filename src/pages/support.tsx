import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {support} from '../data/marketing/support';

export default function SupportPage(): ReactNode {
  return (
    <MarketingPage {...support.meta}>
      <PageIntro {...support.meta} />
      <PointList {...support.categories} look="cards" />
    </MarketingPage>
  );
}
