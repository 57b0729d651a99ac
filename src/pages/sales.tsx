import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {FormSection} from '../components/sections/shared/FormSection';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {Steps} from '../components/sections/shared/Steps';
import {MarketingPage} from '../components/templates/MarketingPage';
import {salesForm} from '../data/forms/forms';
import {sales} from '../data/marketing/sales';

export default function SalesPage(): ReactNode {
  const {meta, form, topics, next} = sales;
  return (
    <MarketingPage {...meta}>
      <PageHeader label={meta.title} {...meta} />
      <FormSection {...form} id="write" points={topics.points} pointsHeading={topics.heading}>
        <MailForm content={salesForm} />
      </FormSection>
      <Steps {...next} />
    </MarketingPage>
  );
}
