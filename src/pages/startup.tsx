import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {FormSection} from '../components/sections/FormSection';
import {PageIntro} from '../components/sections/PageIntro';
import {PointList} from '../components/sections/PointList';
import {MarketingPage} from '../components/templates/MarketingPage';
import {startupForm} from '../data/forms';
import {startup} from '../data/marketing/startup';

export default function StartupPage(): ReactNode {
  return (
    <MarketingPage {...startup.meta}>
      <PageIntro {...startup.meta} />
      <PointList {...startup.benefits} />
      <PointList {...startup.steps} />
      <FormSection {...startup.form}>
        <MailForm name="Startup program" content={startupForm} />
      </FormSection>
    </MarketingPage>
  );
}
