import type {ReactNode} from 'react';
import {demoPoints} from '../../data/forms';
import type {LandingPage as Content, LandingSection} from '../../data/schema/landing';
import {unreachable} from '../../lib/unreachable';
import {DemoForm} from '../forms/DemoForm';
import {FormSection} from '../sections/FormSection';
import {IntegrationGrid} from '../sections/IntegrationGrid';
import {LandingHero} from '../sections/LandingHero';
import {PointList} from '../sections/PointList';
import {Steps} from '../sections/Steps';
import {Testimonials} from '../sections/Testimonials';
import {MarketingPage} from './MarketingPage';

/** A landing page: a coloured band, the sections that its data lists, and a coloured closing. */
export function LandingPage({page: {meta, surface, campaign, pageUrl, sections}}: {page: Content}): ReactNode {
  return (
    <MarketingPage {...meta} surface={surface}>
      <LandingHero campaign={campaign} meta={meta} />
      {sections.map((section) => (
        <Part key={'heading' in section ? section.heading : section.kind} section={section} pageUrl={pageUrl} />
      ))}
    </MarketingPage>
  );
}

function Part({section, pageUrl}: {section: LandingSection; pageUrl: string}): ReactNode {
  switch (section.kind) {
    case 'painPoints':
      return null;
    case 'steps':
      return <Steps {...section} />;
    case 'benefits':
      return <PointList heading={section.heading} points={section.cards} />;
    case 'showcase':
      return null;
    case 'video':
      return null;
    case 'tools':
      return <IntegrationGrid />;
    case 'testimonials':
      return <Testimonials />;
    case 'demo':
      return (
        <FormSection {...section} points={demoPoints} id="demo" surface="light">
          <DemoForm page={pageUrl} />
        </FormSection>
      );
    default:
      return unreachable(section);
  }
}
