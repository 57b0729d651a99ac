import type {ReactNode} from 'react';
import {StatTiles} from '../components/sections/company/StatTiles';
import {StoryCards} from '../components/sections/company/StoryCards';
import {CallToAction} from '../components/sections/shared/CallToAction';
import {HeroWithAside} from '../components/sections/shared/HeroWithAside';
import {MarketingPage} from '../components/templates/MarketingPage';
import {stories} from '../data/company/stories';
import {caseStudies} from '../data/marketing/caseStudies';
import {callsToAction} from '../data/navigation/callsToAction';
import {customerStats} from '../data/stats';
import {Island} from '../runtime/browser/Island';
import {islandPart} from '../runtime/browser/islandPart';

const testimonials = islandPart(async () => (await import('../components/sections/shared/Testimonials')).Testimonials);

export default function CaseStudiesPage(): ReactNode {
  return (
    <MarketingPage {...caseStudies.meta}>
      <HeroWithAside {...caseStudies.meta}>
        <StatTiles {...caseStudies.numbers} stats={customerStats} />
      </HeroWithAside>
      <StoryCards {...caseStudies.stories} stories={stories} />
      <Island part={testimonials} />
      <CallToAction {...callsToAction.startFree} {...caseStudies.closing} />
    </MarketingPage>
  );
}
