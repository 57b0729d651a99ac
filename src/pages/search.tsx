import type {ReactNode} from 'react';
import {SearchIntro} from '../components/sections/help/SearchIntro';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {NoIndex} from '../components/shell/NoIndex';
import {MarketingPage} from '../components/templates/MarketingPage';
import {search} from '../data/marketing/search';
import {useUrlPart} from '../hooks/useUrlPart';

export default function SearchPage(): ReactNode {
  const asked = new URLSearchParams(useUrlPart('search')).has('q');
  return (
    <MarketingPage {...search.meta}>
      <NoIndex />
      <SearchIntro {...search.meta} />
      {!asked && <FeatureList {...search.places} look="cards" />}
    </MarketingPage>
  );
}
