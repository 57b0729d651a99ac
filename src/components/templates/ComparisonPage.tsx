import type {ReactNode} from 'react';
import type {ComparisonSection, ComparisonPage as Content} from '../../data/comparisons/schema';
import {sizes} from '../../data/facts';
import {comparisonActions} from '../../data/navigation/callsToAction';
import {assertNever} from '../../lib/assertNever';
import {StaticScene} from '../scenes/StaticScene';
import {CompareTable} from '../sections/comparison/CompareTable';
import {WhoShouldChoose} from '../sections/comparison/WhoShouldChoose';
import {PageMenu} from '../sections/reading/PageMenu';
import {CallToAction} from '../sections/shared/CallToAction';
import {Faq} from '../sections/shared/Faq';
import {FeatureList} from '../sections/shared/FeatureList';
import {PageHeader} from '../sections/shared/PageHeader';
import {TextTable} from '../sections/shared/TextTable';
import {Section} from '../ui/Section';
import {MarketingPage} from './MarketingPage';

/** Comparison page: a feature table with sources, sections from data around it, FAQ and call to action. */
export function ComparisonPage({page}: {page: Content}): ReactNode {
  const {meta, before = [], table, after = [], choice, faq, closing} = page;
  return (
    <MarketingPage {...meta} sample={page.sample}>
      <PageHeader label={meta.heading === meta.title ? undefined : meta.title} {...meta}>
        <PageMenu align="start" />
      </PageHeader>
      {before.map(renderSection)}
      <CompareTable {...table} />
      {after.map(renderSection)}
      <WhoShouldChoose {...choice} />
      <Faq {...faq} answerMaxHeight={sizes.comparisonAnswerMaxHeight} />
      <CallToAction {...closing} {...comparisonActions} />
    </MarketingPage>
  );
}

function renderSection(section: ComparisonSection): ReactNode {
  switch (section.kind) {
    case 'scene':
      return (
        <Section key={section.heading} heading={section.heading} intro={section.intro} layout="beside">
          <StaticScene name={section.scene} />
        </Section>
      );
    case 'points':
      return <FeatureList key={section.heading} {...section} />;
    case 'table':
      return <TextTable key={section.table.heading} {...section.table} divided />;
    default:
      return assertNever(section);
  }
}
