import type {ReactNode} from 'react';
import {sizes} from '../../data/facts';
import {comparisonWaysOn} from '../../data/navigation/callsToAction';
import type {ComparisonSection, ComparisonPage as Content} from '../../data/schema/comparison';
import {unreachable} from '../../lib/unreachable';
import {StillScene} from '../scenes/StillScene';
import {BetterChoice} from '../sections/comparison/BetterChoice';
import {CompareTable} from '../sections/comparison/CompareTable';
import {CallToAction} from '../sections/shared/CallToAction';
import {Faq} from '../sections/shared/Faq';
import {PageIntro} from '../sections/shared/PageIntro';
import {PointList} from '../sections/shared/PointList';
import {TopicTable} from '../sections/shared/TopicTable';
import {Section} from '../ui/Section';
import {MarketingPage} from './MarketingPage';

/** A comparison page: a feature table with its sources, what the page's data sets around it, questions, a closing. */
export function ComparisonPage({page}: {page: Content}): ReactNode {
  const {meta, before = [], table, after = [], choice, faq, closing} = page;
  return (
    <MarketingPage {...meta} sample={page.sample}>
      <PageIntro label={meta.title} {...meta} />
      {before.map(part)}
      <CompareTable {...table} />
      {after.map(part)}
      <BetterChoice {...choice} />
      <Faq {...faq} answerMaxHeight={sizes.comparisonAnswerMaxHeight} />
      <CallToAction {...closing} {...comparisonWaysOn} />
    </MarketingPage>
  );
}

function part(section: ComparisonSection): ReactNode {
  switch (section.kind) {
    case 'scene':
      return (
        <Section key={section.heading} heading={section.heading} intro={section.intro} layout="beside">
          <StillScene name={section.scene} />
        </Section>
      );
    case 'points':
      return <PointList key={section.heading} {...section} />;
    case 'table':
      return <TopicTable key={section.table.heading} {...section.table} divided />;
    default:
      return unreachable(section);
  }
}
