import type {ReactNode} from 'react';
import {SearchIntro} from '../components/sections/help/SearchIntro';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {NoIndex} from '../components/shell/NoIndex';
import {MarketingPage} from '../components/templates/MarketingPage';
import {search} from '../data/marketing/search';
import {useUrlPart} from '../hooks/useUrlPart';

export default function SearchPage(): ReactNode {
  const hasQuery = new URLSearchParams(useUrlPart('search')).has('q');
  return (
    <MarketingPage {...search.meta}>
      <NoIndex />
      <SearchIntro {...search.meta} />
      {!hasQuery && <FeatureList {...search.places} variant="cards" />}
    </MarketingPage>
  );
}
