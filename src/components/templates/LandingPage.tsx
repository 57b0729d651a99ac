import type {ReactNode} from 'react';
import '../../css/campaigns.css';
import {demoPoints} from '../../data/forms/forms';
import type {LandingPage as Content, LandingSection} from '../../data/landing/schema';
import {assertNever} from '../../lib/assertNever';
import {Island} from '../../runtime/browser/Island';
import {islandPart} from '../../runtime/browser/islandPart';
import {ActivationSteps} from '../sections/landing/ActivationSteps';
import {AgentSet} from '../sections/landing/AgentSet';
import {Benefits} from '../sections/landing/Benefits';
import {CallOutcomes} from '../sections/landing/CallOutcomes';
import {CallSignals} from '../sections/landing/CallSignals';
import {ExampleQuestions} from '../sections/landing/ExampleQuestions';
import {FindingParts} from '../sections/landing/FindingParts';
import {Guidance} from '../sections/landing/Guidance';
import {LandingClosing} from '../sections/landing/LandingClosing';
import {LandingHero} from '../sections/landing/LandingHero';
import {Languages} from '../sections/landing/Languages';
import {PainPoints} from '../sections/landing/PainPoints';
import {QuestionTable} from '../sections/landing/QuestionTable';
import {ToolsBand} from '../sections/landing/ToolsBand';
import {VideoFrame} from '../sections/landing/VideoFrame';
import {WorkflowSteps} from '../sections/landing/WorkflowSteps';
import {FormSection} from '../sections/shared/FormSection';
import {Steps} from '../sections/shared/Steps';
import {Section} from '../ui/Section';
import {MarketingPage} from './MarketingPage';

const demoForm = islandPart(async () => (await import('../forms/DemoForm')).DemoForm);
const integrations = islandPart(async () => (await import('../sections/shared/IntegrationGrid')).IntegrationGrid);
const testimonials = islandPart(async () => (await import('../sections/shared/Testimonials')).Testimonials);

/** Landing page: a colored hero, the sections listed in data, and a colored call to action. */
export function LandingPage({page}: {page: Content}): ReactNode {
  const {meta, surface, campaign, sections, closing} = page;
  return (
    <MarketingPage {...meta} surface={surface} sample={page.sample}>
      <LandingHero {...page} />
      {sections.map((section) => (
        <SectionContent key={'heading' in section ? section.heading : section.kind} section={section} page={page} />
      ))}
      <LandingClosing campaign={campaign} closing={closing} />
    </MarketingPage>
  );
}

function SectionContent({section, page}: {section: LandingSection; page: Content}): ReactNode {
  switch (section.kind) {
    case 'painPoints':
      return <PainPoints {...section} />;
    case 'steps':
      return <Steps {...section} />;
    case 'benefits':
      return <Benefits {...section} />;
    case 'video':
      return (
        <Section
          id="video"
          heading={section.heading}
          intro={section.intro}
          layout={section.look === 'beside' ? 'beside' : 'above'}
        >
          <VideoFrame {...section.video} />
        </Section>
      );
    case 'tools':
      return <ToolsBand {...section} campaign={page.campaign} />;
    case 'testimonials':
      return <Island part={testimonials} partProps={{speed: section.speed, about: page.scene}} />;
    case 'integrations':
      return <Island part={integrations} partProps={{heading: section.heading, intro: section.intro}} />;
    case 'finding':
      return <FindingParts {...section} />;
    case 'guidance':
      return <Guidance {...section} />;
    case 'path':
      return <ActivationSteps {...section} />;
    case 'question':
      return <QuestionTable {...section} />;
    case 'asked':
      return <ExampleQuestions {...section} />;
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
          <Island part={demoForm} partProps={{page: page.pageUrl}} />
        </FormSection>
      );
    default:
      return assertNever(section);
  }
}
