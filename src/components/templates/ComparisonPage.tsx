import type {ReactNode} from 'react';
import type {ComparisonPage as Content} from '../../data/schema/comparison';
import {CallToAction} from '../sections/CallToAction';
import {PageIntro} from '../sections/PageIntro';
import {PointList} from '../sections/PointList';
import {MarketingPage} from './MarketingPage';

/** The closing, with its two ways on in the specification's words (section 2, "Comparison pages"). */
const closing = {
  heading: 'See it on your own code',
  text: 'The quickest comparison is the next pull request you open.',
  primary: {label: 'Get start', to: 'login'},
  secondary: {label: 'View Pricing', to: '/pricing'},
};

/** One of the four comparison pages. */
export function ComparisonPage({page: {meta, points}}: {page: Content}): ReactNode {
  return (
    <MarketingPage {...meta}>
      <PageIntro {...meta} />
      <PointList {...points} />
      <CallToAction {...closing} />
    </MarketingPage>
  );
}
