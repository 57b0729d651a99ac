import type {ReactNode} from 'react';
import {demoPoints} from '../../data/forms';
import type {LandingPage as Content} from '../../data/schema';
import {DemoForm} from '../forms/DemoForm';
import {FormSection} from '../sections/FormSection';
import {LandingHero} from '../sections/LandingHero';
import {PointList} from '../sections/PointList';
import {MarketingPage} from './MarketingPage';

/** One of the six landing pages: a coloured band, then what the page has to say, and the form that asks for a demo. */
export function LandingPage({page: {meta, surface, campaign, points, pageUrl, demo}}: {page: Content}): ReactNode {
  return (
    <MarketingPage {...meta} surface={surface}>
      <LandingHero campaign={campaign} meta={meta} />
      <PointList {...points} />
      <FormSection {...demo} points={demoPoints} id="demo" surface="light">
        <DemoForm page={pageUrl} />
      </FormSection>
    </MarketingPage>
  );
}
