import type {ReactNode} from 'react';
import type {LandingPage as Content} from '../../data/schema';
import {LandingHero} from '../sections/LandingHero';
import {PointList} from '../sections/PointList';
import {MarketingPage} from './MarketingPage';

/** One of the six landing pages: a coloured band, then what the page has to say. */
export function LandingPage({page: {meta, surface, campaign, points}}: {page: Content}): ReactNode {
  return (
    <MarketingPage {...meta} surface={surface}>
      <LandingHero campaign={campaign} meta={meta} />
      <PointList {...points} />
    </MarketingPage>
  );
}
