/** Marketing pages, and sections that all pages share. */
import * as z from 'zod';
import type {IconName} from '../../lib/iconNames';
import {type Promises, type Table, table} from './table';
import {type LinkedHeading, type LinkItem, list, type SectionHead} from './text';

/** Metadata for search engines and link previews, and the hero's text. */
export type PageMeta = {
  /** URL path of the page; the route is the file of that name in `src/pages`. */
  path: string;
  /** Page title, without the site name. */
  title: string;
  /** Meta description in search results and link previews. */
  description: string;
  /** The page's only h1. */
  heading: string;
  /** The first paragraph, in the visitor's words. */
  intro: string;
  /** Links to the next steps, most important first. */
  actions?: LinkItem[];
};

/** A list item: title, one or two sentences, optional link. */
export type Point = {icon?: IconName; title: string; text: string; link?: LinkItem};

/** A section with a list of points. */
export type PointList = LinkedHeading & {points: Point[]};

/** A section that invites an e-mail to the site's contact address. */
export type EmailSection = {
  heading: string;
  text: string;
  /** Initial subject in the visitor's mail client. */
  subject: string;
};

/** Steps in order. */
export type Steps = LinkedHeading & {steps: {title: string; text: string}[]};

/** Closing section of a page with one or two links. */
export type CallToActionContent = {heading: string; text: string; primary: LinkItem; secondary?: LinkItem};

/** A marketing page: metadata, and sections by name. */
export type Page = {
  meta: PageMeta;
  [section: string]: PageMeta | PointList | Steps | EmailSection | Table | Promises | SectionHead;
};

/** Meta description in search results and link previews; also used for MDX pages. */
export const description = z
  .string('write one sentence about what the page offers')
  .trim()
  .min(50, 'write at least 50 characters about what the page offers')
  .max(160, 'shorten it to 160 characters: search results cut longer descriptions');

export const pageMeta = z.object({
  title: z
    .string()
    .min(3, 'write a title of at least 3 characters')
    .max(60, 'shorten it to 60 characters: search results cut longer titles'),
  description,
  actions: list.max(3, 'write at most three actions').optional(),
});

export const page = z.object({meta: pageMeta}).catchall(table);
