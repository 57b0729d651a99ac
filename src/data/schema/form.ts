/** Forms and their fields. */
import * as z from 'zod';
import {leadFields} from '../../lib/lead';
import {line, slug, uniqueNames} from './text';

/** What the fields of every form have in common. */
const fieldBase = z.object({
  /** What the value is called in a request or a draft. */
  name: z.string().regex(/^[a-zA-Z]+$/, 'use letters only'),
  label: line,
});

/** One field of a form. Only fields with messages are validated (specification, section 5). */
const formField = z.discriminatedUnion('kind', [
  fieldBase.extend({
    kind: z.enum(['text', 'email', 'paragraph']),
    /** What a browser may fill in: an autofill token of the HTML standard, or `off`. */
    autoComplete: line,
    /** Characters that can be typed. */
    maxLength: z.number().int().positive(),
    /** Stands under the field when nothing but blanks is in it; without one the field may stay empty. */
    missing: line.optional(),
    /** Stands under the field when an address does not look like one. */
    malformed: line.optional(),
    /** Takes the width of two fields. */
    wide: z.boolean().default(false),
  }),
  fieldBase.extend({
    kind: z.literal('choice'),
    options: z.array(line).min(2, 'a choice needs two options or more'),
    /** Stands in the closed list until something is chosen. */
    placeholder: line,
  }),
]);
export type FormField = z.input<typeof formField>;

const formBase = z.object({
  /** What drafts are kept under: change it when the fields change. */
  id: slug,
  fields: z.array(formField).min(1, 'a form asks for something').superRefine(uniqueNames),
  /** The submit button's text. */
  submit: line,
});

/** What the visitor is asked of a lead's fields; the page's name is the fourth. */
const asked = leadFields.filter((name) => name !== 'pageUrl');

/** A form whose values are posted as a lead (specification, section 7). */
export const leadForm = formBase.extend({
  fields: formBase.shape.fields.refine(
    (fields) => fields.map(({name}) => name).join() === asked.join(),
    `the lead API takes ${asked.join(', ')} and nothing else: change labels and messages, not the fields' names; what it takes stands in src/lib/lead.ts`,
  ),
  /** The button's text while the request is under way. */
  submitting: line,
  /** What stands in the form, and stays, once it is over. */
  sent: line,
  failed: line,
});
export type LeadFormContent = z.input<typeof leadForm>;

/** A form that hands over to the visitor's own mail program (contract, "What visitors can rely on"). */
export const mailForm = formBase.extend({
  /** What screen readers call the form. */
  name: line,
  /** The subject that the message starts with. */
  subject: line,
});
export type MailFormContent = z.input<typeof mailForm>;
