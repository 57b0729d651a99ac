import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {StartupPricing} from '../components/sections/company/StartupPricing';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {FormSection} from '../components/sections/shared/FormSection';
import {HeroWithAside} from '../components/sections/shared/HeroWithAside';
import {Steps} from '../components/sections/shared/Steps';
import {MarketingPage} from '../components/templates/MarketingPage';
import {startupForm} from '../data/forms/forms';
import {startup} from '../data/marketing/startup';

export default function StartupPage(): ReactNode {
  return (
    <MarketingPage {...startup.meta}>
      <HeroWithAside {...startup.meta}>
        <StartupPricing {...startup.bill} />
      </HeroWithAside>
      <FeatureList {...startup.benefits} />
      <Steps {...startup.steps} />
      <FormSection {...startup.form} id="apply">
        <MailForm content={startupForm} />
      </FormSection>
    </MarketingPage>
  );
}
