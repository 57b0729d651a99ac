import type {ReactNode} from 'react';
import {MailForm} from '../components/forms/MailForm';
import {FormSection} from '../components/sections/FormSection';
import {ContactDirectory} from '../components/sections/help/ContactDirectory';
import {PageIntro} from '../components/sections/PageIntro';
import {MarketingPage} from '../components/templates/MarketingPage';
import {contactForm} from '../data/forms';
import {contactPage} from '../data/marketing/contact';

export default function ContactPage(): ReactNode {
  return (
    <MarketingPage {...contactPage.meta}>
      <PageIntro {...contactPage.meta} />
      <ContactDirectory {...contactPage.ways} />
      <FormSection {...contactPage.form}>
        <MailForm content={contactForm} />
      </FormSection>
    </MarketingPage>
  );
}
