import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {SearchScene} from '../components/scenes/SearchScene';
import {FeatureList} from '../components/sections/shared/FeatureList';
import {FormSection} from '../components/sections/shared/FormSection';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {TextTable} from '../components/sections/shared/TextTable';
import {MarketingPage} from '../components/templates/MarketingPage';
import {Section} from '../components/ui/Section';
import {enterpriseForm} from '../data/forms/forms';
import {enterprise} from '../data/marketing/enterprise';

export default function EnterprisePage(): ReactNode {
  return (
    <MarketingPage {...enterprise.meta}>
      <PageHeader label={enterprise.meta.title} {...enterprise.meta} />
      <TextTable {...enterprise.needs} />
      <Section {...enterprise.permissions} layout="beside" band>
        <SearchScene />
      </Section>
      <FeatureList {...enterprise.papers} />
      <FormSection {...enterprise.form} id="write">
        <MailForm content={enterpriseForm} />
      </FormSection>
    </MarketingPage>
  );
}
