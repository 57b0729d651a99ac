import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {FormSection} from '../components/sections/shared/FormSection';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {TextTable} from '../components/sections/shared/TextTable';
import {StatusNote} from '../components/shell/StatusNote';
import {MarketingPage} from '../components/templates/MarketingPage';
import {supportForm} from '../data/forms/forms';
import {contactSupport} from '../data/marketing/contactSupport';

export default function ContactSupportPage(): ReactNode {
  const {meta, form, include, example, elsewhere} = contactSupport;
  return (
    <MarketingPage {...meta}>
      <PageHeader label={meta.title} {...meta}>
        <StatusNote />
      </PageHeader>
      <TextTable {...example} />
      <FormSection {...form} id="write" points={include.points} pointsHeading={include.heading}>
        <MailForm content={supportForm} />
      </FormSection>
      <FeatureList {...elsewhere} />
    </MarketingPage>
  );
}
