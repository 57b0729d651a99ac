import type {ReactNode} from 'react';
import {PointList} from '../components/sections/PointList';
import {SearchIntro} from '../components/sections/SearchIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {search} from '../data/marketing/search';

export default function SearchPage(): ReactNode {
  return (
    <MarketingPage {...search.meta}>
      <SearchIntro {...search.meta} />
      <PointList {...search.places} look="cards" />
    </MarketingPage>
  );
}
