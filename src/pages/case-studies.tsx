import type {ReactNode} from 'react';
import {CallToAction} from '../components/sections/CallToAction';
import {StatTiles} from '../components/sections/company/StatTiles';
import {StoryCards} from '../components/sections/company/StoryCards';
import {FigureIntro} from '../components/sections/FigureIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {Island, islandPart} from '../components/ui/Island';
import {callsToAction} from '../data/callsToAction';
import {customerStats} from '../data/facts';
import {caseStudies} from '../data/marketing/caseStudies';
import {stories} from '../data/stories';

const testimonials = islandPart(async () => (await import('../components/sections/Testimonials')).Testimonials);

export default function CaseStudiesPage(): ReactNode {
  return (
    <MarketingPage {...caseStudies.meta}>
      <FigureIntro {...caseStudies.meta}>
        <StatTiles {...caseStudies.numbers} stats={customerStats} />
      </FigureIntro>
      <StoryCards {...caseStudies.stories} stories={stories} />
      <Island part={testimonials} />
      <CallToAction {...callsToAction.startFree} {...caseStudies.closing} />
    </MarketingPage>
  );
}
