import type {ReactNode} from 'react';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {search} from '../data/marketing/search';

export default function SearchPage(): ReactNode {
  return (
    <MarketingPage {...search.meta}>
      <PageIntro {...search.meta} />
      <PointList {...search.places} look="cards" />
    </MarketingPage>
  );
}
