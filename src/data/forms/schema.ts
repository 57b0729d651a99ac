/** Forms and their fields. */
import * as z from 'zod';
import {leadFields} from '../../lib/lead';
import {uniqueNames} from '../schema/text';

/** Properties that all fields share. */
type FieldBase = {
  /** Key of the value in requests and drafts. */
  name: string;
  label: string;
};

/** A form field. Only fields with error messages are validated (specification, section 5). */
export type FormField =
  | (FieldBase & {
      kind: 'text' | 'email' | 'paragraph';
      /** Autofill token of the HTML standard, or `off`. */
      autoComplete: string;
      /** Maximum number of characters. */
      maxLength: number;
      /** Error message for an empty or blank field. Without it the field is optional. */
      missing?: string;
      /** Error message for an invalid e-mail address. */
      malformed?: string;
      /** Spans two columns. */
      wide?: boolean;
    })
  | (FieldBase & {
      kind: 'choice';
      options: string[];
      /** Shown in the closed list until an option is selected. */
      placeholder: string;
    });

type FormContent = {
  /** Part of the storage key for drafts: change it when the fields change. */
  id: string;
  fields: FormField[];
  /** Text of the submit button. */
  submit: string;
};

/** A form whose values are posted as a lead (specification, section 7). */
export type LeadFormContent = FormContent & {
  /** Button text while the request is pending. */
  submitting: string;
  /** Permanent message in the form after the request; toasts disappear. */
  sent: string;
  failed: string;
};

/** A form that opens the message in the visitor's mail client (contract, "What visitors can rely on"). */
export type MailFormContent = FormContent & {
  /** Accessible name of the form. */
  name: string;
  /** Initial subject of the message. */
  subject: string;
};

/** Lead fields that the visitor fills in; the page adds the fourth, `pageUrl`. */
const visitorFields = leadFields.filter((name) => name !== 'pageUrl');

const fields = z.array(z.object({name: z.string()}));

export const checks = {
  demoForm: z.object({
    fields: fields.refine(
      (all) => all.map(({name}) => name).join() === visitorFields.join(),
      `the lead API takes ${visitorFields.join(', ')} and nothing else (src/lib/lead.ts): restore these fields and their names, and change only labels and messages`,
    ),
  }),
  mailForms: z.array(z.object({fields: fields.superRefine(uniqueNames)})),
};
