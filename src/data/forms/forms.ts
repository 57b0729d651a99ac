import {brand} from '../brand';
import {contact} from '../company/company';
import {claims, developerCounts, offers} from '../facts';
import type {Point} from '../schema/page';
import type {FormField, LeadFormContent, MailFormContent} from './schema';

/** Toasts of the demo form (specification, section 8). */
export const formToasts = {
  invalid: 'Please fix the errors in the form.',
  failed: 'Failed to submit form. Please try again.',
  sent: 'Form submitted successfully!',
} as const;

/** Note next to the submit button of forms that open the mail client. */
export const mailClientHint =
  'This page sends nothing. The message opens in your email app, where you can review and send it.';

/** Message after the form has opened the mail client, until a field is edited. */
export const mailClientMessage = `Your email app opens with the message ready to send. If it doesn’t, copy the message and email it to ${contact.email}. Your text stays here.`;
export const copyMessage = 'Copy the message';

/** Maximum lengths in characters: ample for visitors, and short enough for `mailto:` URLs in mail clients. */
const maxLengths = {name: 200, email: 254, message: 4000};

/** Demo form of the landing pages (specification, sections 3 and 5). `firstName` contains the full name. */
export const demoForm = {
  id: 'demo',
  fields: [
    {
      kind: 'text',
      name: 'firstName',
      label: 'Full name',
      autoComplete: 'name',
      maxLength: maxLengths.name,
      missing: 'Full name is required',
      wide: true,
    },
    {
      kind: 'text',
      name: 'companyName',
      label: 'Company name',
      autoComplete: 'organization',
      maxLength: maxLengths.name,
      missing: 'Please enter your company name',
      wide: true,
    },
    {
      kind: 'email',
      name: 'workEmail',
      label: 'Work email',
      autoComplete: 'email',
      maxLength: maxLengths.email,
      missing: 'Email is required',
      malformed: 'Enter a valid email address',
      wide: true,
    },
  ],
  submit: 'Request a demo',
  submitting: 'Submitting...',
  sent: 'Thank you. We received your request.',
  failed: `We didn’t receive your request. Your entries are still here. Try again, or email ${contact.email}.`,
} satisfies LeadFormContent;

/** Points next to the demo form, on all landing pages. */
export const demoPoints = [
  {icon: 'play', title: 'Based on your work', text: 'The demo follows your questions, not a script.'},
  {
    icon: 'creditCard',
    title: claims.noCreditCard,
    text: `If you like what you see, continue with the ${offers.freeTrialDays}-day free trial.`,
  },
  {icon: 'headset', title: claims.support, text: 'We’re here for questions after the demo.'},
] satisfies Point[];

/** Fields of all forms in `mailForms` (specification, section 3). */
const inquiryFields = [
  {kind: 'text', name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: maxLengths.name},
  {kind: 'text', name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: maxLengths.name},
  {kind: 'text', name: 'companyName', label: 'Company name', autoComplete: 'organization', maxLength: maxLengths.name},
  {kind: 'email', name: 'workEmail', label: 'Work email', autoComplete: 'email', maxLength: maxLengths.email},
  {kind: 'text', name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title', maxLength: maxLengths.name},
  {
    kind: 'choice',
    name: 'developers',
    label: 'Number of developers',
    options: [...developerCounts],
    placeholder: 'Choose a range',
  },
  {
    kind: 'paragraph',
    name: 'message',
    label: 'How can we help',
    autoComplete: 'off',
    maxLength: maxLengths.message,
    wide: true,
  },
] satisfies FormField[];

const submit = 'Continue by email';

export const contactForm = {
  id: 'contact',
  name: 'Contact',
  fields: inquiryFields,
  submit,
  subject: `Question for ${brand.name}`,
} satisfies MailFormContent;

export const supportForm = {
  id: 'contact-support',
  name: 'Contact support',
  fields: inquiryFields,
  submit,
  subject: 'Question for support',
} satisfies MailFormContent;

export const salesForm = {
  id: 'sales',
  name: 'Talk to sales',
  fields: inquiryFields,
  submit,
  subject: 'Question for sales',
} satisfies MailFormContent;

export const enterpriseForm = {
  id: 'enterprise',
  name: 'Enterprise',
  fields: inquiryFields,
  submit,
  subject: 'Enterprise inquiry',
} satisfies MailFormContent;

export const partnershipForm = {
  id: 'partnerships',
  name: 'Partnership',
  fields: inquiryFields,
  submit,
  subject: 'Partnership inquiry',
} satisfies MailFormContent;

export const startupForm = {
  id: 'startup',
  name: 'Startup program',
  fields: inquiryFields,
  submit,
  subject: 'Startup program',
} satisfies MailFormContent;

/** All forms that open the mail client, for the content check. */
export const mailForms = [contactForm, supportForm, salesForm, enterpriseForm, partnershipForm, startupForm];
