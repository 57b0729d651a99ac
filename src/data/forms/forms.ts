import {brand} from '../brand';
import {contact} from '../company/company';
import {claims, developerCounts, offers} from '../facts';
import type {FormField, LeadFormContent, MailFormContent} from '../schema/form';
import type {Point} from '../schema/page';

/** The toasts of the demo form (specification, section 8). */
export const formToasts = {
  invalid: 'Please fix the errors in the form.',
  failed: 'Failed to submit form. Please try again.',
  sent: 'Form submitted successfully!',
} as const;

/** What a form says beside its button when it sends nothing itself. */
export const beforeHandOver =
  'Nothing is sent from this page: the message opens in your mail program, for you to read over and send.';

/** What a form says once the visitor's mail program has been asked to take over, and until a field is edited. */
export const handedOver = `Your mail program opens with the message ready to send. If it does not, copy the message and write to ${contact.email}: what you typed stays here.`;
export const copyMessage = 'Copy the message';

/** Characters that a field takes: more than anybody needs, less than a mail program chokes on. */
const limits = {name: 200, email: 254, message: 4000};

/** The landing pages' demo form (specification, sections 3 and 5): `firstName` holds the full name. */
export const demoForm = {
  id: 'demo',
  fields: [
    {
      kind: 'text',
      name: 'firstName',
      label: 'Full name',
      autoComplete: 'name',
      maxLength: limits.name,
      missing: 'Full name is required',
      wide: true,
    },
    {
      kind: 'text',
      name: 'companyName',
      label: 'Company name',
      autoComplete: 'organization',
      maxLength: limits.name,
      missing: 'Please enter your company name',
      wide: true,
    },
    {
      kind: 'email',
      name: 'workEmail',
      label: 'Work email',
      autoComplete: 'email',
      maxLength: limits.email,
      missing: 'Email is required',
      malformed: 'Enter a valid email address',
      wide: true,
    },
  ],
  submit: 'Request a demo',
  submitting: 'Submitting...',
  sent: 'Thank you. Your request is with us.',
  failed: `Your request did not reach us. What you typed is still here: try again, or write to ${contact.email}.`,
} satisfies LeadFormContent;

/** What stands beside the demo form on every landing page. */
export const demoPoints = [
  {icon: 'play', title: 'On your own work', text: 'The demo follows what you bring to it, not a script.'},
  {
    icon: 'creditCard',
    title: claims.noCreditCard,
    text: `If you like what you see, go on with the ${offers.freeTrialDays}-day free trial.`,
  },
  {icon: 'headset', title: claims.support, text: 'For the questions that come up after the call.'},
] satisfies Point[];

/** The fields of the contact, enterprise, partner and startup forms (specification, section 3). */
const inquiry = [
  {kind: 'text', name: 'firstName', label: 'First name', autoComplete: 'given-name', maxLength: limits.name},
  {kind: 'text', name: 'lastName', label: 'Last name', autoComplete: 'family-name', maxLength: limits.name},
  {kind: 'text', name: 'companyName', label: 'Company name', autoComplete: 'organization', maxLength: limits.name},
  {kind: 'email', name: 'workEmail', label: 'Work email', autoComplete: 'email', maxLength: limits.email},
  {kind: 'text', name: 'jobTitle', label: 'Job title', autoComplete: 'organization-title', maxLength: limits.name},
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
    maxLength: limits.message,
    wide: true,
  },
] satisfies FormField[];

const submit = 'Continue by email';

export const contactForm = {
  id: 'contact',
  name: 'Contact',
  fields: inquiry,
  submit,
  subject: `A question for ${brand.name}`,
} satisfies MailFormContent;

export const supportForm = {
  id: 'contact-support',
  name: 'Contact support',
  fields: inquiry,
  submit,
  subject: 'A question for support',
} satisfies MailFormContent;

export const salesForm = {
  id: 'sales',
  name: 'Talk to sales',
  fields: inquiry,
  submit,
  subject: 'A question for sales',
} satisfies MailFormContent;

export const enterpriseForm = {
  id: 'enterprise',
  name: 'Enterprise',
  fields: inquiry,
  submit,
  subject: 'Enterprise',
} satisfies MailFormContent;

export const partnershipForm = {
  id: 'partnerships',
  name: 'Partnership',
  fields: inquiry,
  submit,
  subject: 'A partnership',
} satisfies MailFormContent;

export const startupForm = {
  id: 'startup',
  name: 'Startup program',
  fields: inquiry,
  submit,
  subject: 'Startup program',
} satisfies MailFormContent;

/** Every form that hands over to the mail program, for the build's checks. */
export const mailForms = [contactForm, supportForm, salesForm, enterpriseForm, partnershipForm, startupForm];
