import type {ReactNode} from 'react';
import {SearchBox} from '../components/search/SearchBox';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {ToolIntro} from '../components/sections/shared/ToolIntro';
import {NoIndex} from '../components/shell/NoIndex';
import {ReadingPage} from '../components/templates/ReadingPage';
import {search} from '../data/marketing/search';
import {searchTexts} from '../data/search/texts';
import {useUrlPart} from '../hooks/useUrlPart';

export default function SearchPage(): ReactNode {
  const hasQuery = new URLSearchParams(useUrlPart('search')).has('q');
  return (
    <ReadingPage {...search.meta}>
      <NoIndex />
      <ToolIntro {...search.meta} layout="stacked">
        <SearchBox {...searchTexts} action="/search" byKind />
      </ToolIntro>
      {!hasQuery && <FeatureList {...search.places} variant="cards" />}
    </ReadingPage>
  );
}
