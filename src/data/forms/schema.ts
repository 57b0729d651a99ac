/** Forms and their fields. */
import * as z from 'zod';
import {leadFields} from '../../lib/lead';
import {line, slug, uniqueNames} from '../schema/text';

/** Properties that all fields share. */
const fieldBase = z.object({
  /** Key of the value in requests and drafts. */
  name: z.string().regex(/^[a-zA-Z]+$/, 'use letters only'),
  label: line,
});

/** A form field. Only fields with error messages are validated (specification, section 5). */
const formField = z.discriminatedUnion('kind', [
  fieldBase.extend({
    kind: z.enum(['text', 'email', 'paragraph']),
    /** Autofill token of the HTML standard, or `off`. */
    autoComplete: line,
    /** Maximum number of characters. */
    maxLength: z.number().int().positive(),
    /** Error message for an empty or blank field. Without it the field is optional. */
    missing: line.optional(),
    /** Error message for an invalid e-mail address. */
    malformed: line.optional(),
    /** Spans two columns. */
    wide: z.boolean().default(false),
  }),
  fieldBase.extend({
    kind: z.literal('choice'),
    options: z.array(line).min(2, 'write at least two options'),
    /** Shown in the closed list until an option is selected. */
    placeholder: line,
  }),
]);
export type FormField = z.input<typeof formField>;

const formBase = z.object({
  /** Part of the storage key for drafts: change it when the fields change. */
  id: slug,
  fields: z.array(formField).min(1, 'write at least one field').superRefine(uniqueNames),
  /** Text of the submit button. */
  submit: line,
});

/** Lead fields that the visitor fills in; the page adds the fourth, `pageUrl`. */
const visitorFields = leadFields.filter((name) => name !== 'pageUrl');

/** A form whose values are posted as a lead (specification, section 7). */
export const leadForm = formBase.extend({
  fields: formBase.shape.fields.refine(
    (fields) => fields.map(({name}) => name).join() === visitorFields.join(),
    `the lead API takes ${visitorFields.join(', ')} and nothing else (src/lib/lead.ts): restore these fields and their names, and change only labels and messages`,
  ),
  /** Button text while the request is pending. */
  submitting: line,
  /** Permanent message in the form after the request; toasts disappear. */
  sent: line,
  failed: line,
});
export type LeadFormContent = z.input<typeof leadForm>;

/** A form that opens the message in the visitor's mail client (contract, "What visitors can rely on"). */
export const mailForm = formBase.extend({
  /** Accessible name of the form. */
  name: line,
  /** Initial subject of the message. */
  subject: line,
});
export type MailFormContent = z.input<typeof mailForm>;
