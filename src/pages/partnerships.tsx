import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {FormSection} from '../components/sections/shared/FormSection';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {TextTable} from '../components/sections/shared/TextTable';
import {MarketingPage} from '../components/templates/MarketingPage';
import {partnershipForm} from '../data/forms/forms';
import {partnerships} from '../data/marketing/partnerships';

export default function PartnershipsPage(): ReactNode {
  return (
    <MarketingPage {...partnerships.meta}>
      <PageHeader label={partnerships.meta.title} {...partnerships.meta} />
      <TextTable {...partnerships.kinds} />
      <FormSection {...partnerships.form} id="write">
        <MailForm content={partnershipForm} />
      </FormSection>
    </MarketingPage>
  );
}
