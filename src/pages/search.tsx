import type {ReactNode} from 'react';
import {SearchIntro} from '../components/sections/help/SearchIntro';
import {PointList} from '../components/sections/shared/PointList';
import {NoIndex} from '../components/shell/NoIndex';
import {MarketingPage} from '../components/templates/MarketingPage';
import {search} from '../data/marketing/search';
import {useAddress} from '../hooks/useAddress';

export default function SearchPage(): ReactNode {
  const asked = new URLSearchParams(useAddress('search')).has('q');
  return (
    <MarketingPage {...search.meta}>
      <NoIndex />
      <SearchIntro {...search.meta} />
      {!asked && <PointList {...search.places} look="cards" />}
    </MarketingPage>
  );
}
