/** Pages, and the sections that any page may have. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {errorMap} from './errorMap';
import {type Promises, promises, type Table, table} from './table';
import {line, link, linkedHeading, paragraph, type SectionHead, sectionHead} from './text';

/** What a page offers, as search engines and link previews show it, whoever has written the page. */
export const description = z
  .string('say in one sentence what the page offers')
  .trim()
  .min(50, 'say in at least 50 characters what the page offers')
  .max(160, 'shorten it to 160 characters, so that results show it whole');

/** What search engines and link previews read of a page, and what its hero says. */
export const pageMeta = z.object({
  /** The page's address; its route stands in the file of `src/pages` with that name. */
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'start with "/", and go on with lower-case letters, digits and hyphens'),
  /** The part of the title before the site's name. */
  title: z
    .string()
    .trim()
    .min(3, 'name the page')
    .max(60, 'shorten it to 60 characters, so that results show it whole'),
  description,
  /** The page's only h1. */
  heading: line,
  /** The first paragraph, in the visitor's words. */
  intro: paragraph,
  /** The next steps that a visitor may want, the first one first. */
  actions: z.array(link).max(3, 'offer three next steps at most').default([]),
});
export type PageMeta = z.input<typeof pageMeta>;

/** One thing said in a list: a title, a sentence or two, and where to go from there. */
export const point = z.object({
  icon: z.enum(iconNames).optional(),
  title: line,
  text: paragraph,
  link: link.optional(),
});
export type Point = z.infer<typeof point>;

/** A section that is a list of points. */
export const pointList = linkedHeading.extend({
  points: z.array(point).min(2, 'one point is a paragraph: write two or more'),
});
export type PointList = z.infer<typeof pointList>;

/** A section that asks the visitor to write: the address is the site's contact address. */
const letter = z.object({
  heading: line,
  text: paragraph,
  /** The subject that the visitor's mail program starts with. */
  subject: line,
});
export type Letter = z.infer<typeof letter>;

/** What happens in which order. */
export const steps = linkedHeading.extend({
  steps: z
    .array(z.object({title: line, text: paragraph}))
    .min(3, 'fewer than three steps are a sentence')
    .max(5, 'more than five steps are a page of the docs'),
});
export type Steps = z.infer<typeof steps>;

/** The closing of a page: one thing to do next, and perhaps a second one. */
export const callToAction = z.object({heading: line, text: line, primary: link, secondary: link.optional()});
export type CallToActionContent = z.infer<typeof callToAction>;

/** The shapes of a page's sections, by the field that tells them apart; a section without any is a head. */
const sectionShapes = {
  points: pointList.strict(),
  steps: steps.strict(),
  subject: letter.strict(),
  rows: table.strict(),
  promises: promises.strict(),
};

/** A section of a page: what is wrong with it is said field by field, as its shape says it. */
const pageSection = z.looseObject({}, 'write a section: at least a heading').superRefine((value, context) => {
  const [, shape = sectionHead.strict()] = Object.entries(sectionShapes).find(([field]) => field in value) ?? [];
  for (const {code, path, message} of shape.safeParse(value, {error: errorMap}).error?.issues ?? []) {
    const remedy = `${message}: correct the field, or let the section have ${Object.keys(sectionShapes).join(', ')}`;
    context.addIssue({code: 'custom', path, message: code === 'unrecognized_keys' ? remedy : message});
  }
});

/** A page of its own: what it is called, and its sections by name. */
export const page = z.object({meta: pageMeta}).catchall(pageSection);
export type Page = {
  meta: PageMeta;
  [section: string]: PageMeta | PointList | Steps | Letter | Table | Promises | SectionHead;
};
