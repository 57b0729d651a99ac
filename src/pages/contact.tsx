import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {ContactDirectory} from '../components/sections/help/ContactDirectory';
import {FormSection} from '../components/sections/shared/FormSection';
import {PageHeader} from '../components/sections/shared/PageHeader';
import {MarketingPage} from '../components/templates/MarketingPage';
import {contactForm} from '../data/forms/forms';
import {contactPage} from '../data/marketing/contact';

export default function ContactPage(): ReactNode {
  return (
    <MarketingPage {...contactPage.meta}>
      <PageHeader {...contactPage.meta} />
      <ContactDirectory {...contactPage.ways} />
      <FormSection {...contactPage.form}>
        <MailForm content={contactForm} />
      </FormSection>
    </MarketingPage>
  );
}
