import type {ReactNode} from 'react';
import '../../css/campaigns.css';
import {demoPoints} from '../../data/forms';
import type {LandingPage as Content, LandingSection} from '../../data/schema/landing';
import {unreachable} from '../../lib/unreachable';
import {DemoForm} from '../forms/DemoForm';
import {AgentSet} from '../sections/AgentSet';
import {AskedQuestions} from '../sections/AskedQuestions';
import {Benefits} from '../sections/Benefits';
import {CallOutcomes} from '../sections/CallOutcomes';
import {CallSignals} from '../sections/CallSignals';
import {FindingParts} from '../sections/FindingParts';
import {FormSection} from '../sections/FormSection';
import {Guidance} from '../sections/Guidance';
import {LandingClosing} from '../sections/LandingClosing';
import {LandingHero} from '../sections/LandingHero';
import {Languages} from '../sections/Languages';
import {PainPoints} from '../sections/PainPoints';
import {QuestionTable} from '../sections/QuestionTable';
import {Steps} from '../sections/Steps';
import {SwitchOnPath} from '../sections/SwitchOnPath';
import {ToolsBand} from '../sections/ToolsBand';
import {VideoSection} from '../sections/VideoSection';
import {WorkflowSteps} from '../sections/WorkflowSteps';
import {Island, islandPart} from '../ui/Island';
import {MarketingPage} from './MarketingPage';

const integrations = islandPart(async () => (await import('../sections/IntegrationGrid')).IntegrationGrid);
const testimonials = islandPart(async () => (await import('../sections/Testimonials')).Testimonials);

/** A landing page: a coloured band, the sections that its data lists, and a coloured closing. */
export function LandingPage({page}: {page: Content}): ReactNode {
  const {meta, surface, campaign, sections, closing} = page;
  return (
    <MarketingPage {...meta} surface={surface} sample={page.sample}>
      <LandingHero {...page} />
      {sections.map((section) => (
        <Part key={'heading' in section ? section.heading : section.kind} section={section} page={page} />
      ))}
      <LandingClosing campaign={campaign} closing={closing} />
    </MarketingPage>
  );
}

function Part({section, page}: {section: LandingSection; page: Content}): ReactNode {
  switch (section.kind) {
    case 'painPoints':
      return <PainPoints {...section} />;
    case 'steps':
      return <Steps {...section} />;
    case 'benefits':
      return <Benefits {...section} />;
    case 'video':
      return <VideoSection {...section} />;
    case 'tools':
      return <ToolsBand {...section} campaign={page.campaign} />;
    case 'testimonials':
      return <Island part={testimonials} partProps={{speed: section.speed}} />;
    case 'integrations':
      return <Island part={integrations} partProps={{heading: section.heading, intro: section.intro}} />;
    case 'finding':
      return <FindingParts {...section} />;
    case 'guidance':
      return <Guidance {...section} />;
    case 'path':
      return <SwitchOnPath {...section} />;
    case 'question':
      return <QuestionTable {...section} />;
    case 'asked':
      return <AskedQuestions {...section} />;
    case 'call':
      return <CallSignals {...section} />;
    case 'outcomes':
      return <CallOutcomes {...section} />;
    case 'languages':
      return <Languages {...section} />;
    case 'agentSet':
      return <AgentSet {...section} />;
    case 'workflow':
      return <WorkflowSteps {...section} />;
    case 'demo':
      return (
        <FormSection {...section} points={demoPoints} id="demo" surface="light">
          <DemoForm page={page.pageUrl} />
        </FormSection>
      );
    default:
      return unreachable(section);
  }
}
