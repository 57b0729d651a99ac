/** Marketing pages, and sections that all pages share. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {errorMap} from './errorMap';
import {type Promises, promises, type Table, table} from './table';
import {line, link, linkedHeading, paragraph, type SectionHead, sectionHead} from './text';

/** Meta description in search results and link previews; also used for MDX pages. */
export const description = z
  .string('write one sentence about what the page offers')
  .trim()
  .min(50, 'write at least 50 characters about what the page offers')
  .max(160, 'shorten it to 160 characters: search results cut longer descriptions');

/** Metadata for search engines and link previews, and the hero's text. */
export const pageMeta = z.object({
  /** URL path of the page; the route is the file of that name in `src/pages`. */
  path: z.string().regex(/^\/[a-z0-9-]*$/, 'start with "/", followed by lower-case letters, digits and hyphens only'),
  /** Page title, without the site name. */
  title: z
    .string()
    .trim()
    .min(3, 'write a title of at least 3 characters')
    .max(60, 'shorten it to 60 characters: search results cut longer titles'),
  description,
  /** The page's only h1. */
  heading: line,
  /** The first paragraph, in the visitor's words. */
  intro: paragraph,
  /** Links to the next steps, most important first. */
  actions: z.array(link).max(3, 'write at most three actions').default([]),
});
export type PageMeta = z.input<typeof pageMeta>;

/** A list item: title, one or two sentences, optional link. */
export const point = z.object({
  icon: z.enum(iconNames).optional(),
  title: line,
  text: paragraph,
  link: link.optional(),
});
export type Point = z.infer<typeof point>;

/** A section with a list of points. */
export const pointList = linkedHeading.extend({
  points: z.array(point).min(2, 'write at least two points: a single one is a paragraph'),
});
export type PointList = z.infer<typeof pointList>;

/** A section that invites an e-mail to the site's contact address. */
const emailSection = z.object({
  heading: line,
  text: paragraph,
  /** Initial subject in the visitor's mail client. */
  subject: line,
});
export type EmailSection = z.infer<typeof emailSection>;

/** Steps in order. */
export const steps = linkedHeading.extend({
  steps: z
    .array(z.object({title: line, text: paragraph}))
    .min(3, 'write at least three steps: fewer fit in a sentence')
    .max(5, 'write at most five steps: more belong in the docs'),
});
export type Steps = z.infer<typeof steps>;

/** Closing section of a page with one or two links. */
export const callToAction = z.object({heading: line, text: line, primary: link, secondary: link.optional()});
export type CallToActionContent = z.infer<typeof callToAction>;

/** Section schemas by their discriminating key. A section with none of the keys is only a heading and intro. */
const sectionSchemas = {
  points: pointList.strict(),
  steps: steps.strict(),
  subject: emailSection.strict(),
  rows: table.strict(),
  promises: promises.strict(),
};

/** A section of a page. Picks the schema by key, because a zod union would not report errors per field. */
const pageSection = z.looseObject({}, 'write a section: at least a heading').superRefine((value, context) => {
  const [, schema = sectionHead.strict()] = Object.entries(sectionSchemas).find(([field]) => field in value) ?? [];
  for (const {code, path, message} of schema.safeParse(value, {error: errorMap}).error?.issues ?? []) {
    const withKeys = `${message}; to change the kind of section, add one of ${Object.keys(sectionSchemas).join(', ')}`;
    context.addIssue({code: 'custom', path, message: code === 'unrecognized_keys' ? withKeys : message});
  }
});

/** A marketing page: metadata, and sections by name. */
export const page = z.object({meta: pageMeta}).catchall(pageSection);
export type Page = {
  meta: PageMeta;
  [section: string]: PageMeta | PointList | Steps | EmailSection | Table | Promises | SectionHead;
};
