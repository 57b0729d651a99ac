/** The company: brand name, integrations, testimonials, contact data, legal entity. */
import * as z from 'zod';
import {socialIconNames} from '../../lib/iconNames';
import {sceneNames} from '../agents/names';
import {integratedTools} from '../facts';
import {line, paragraph, sample, slug, uniqueNames} from '../schema/text';

export const brand = z.object({
  /** Product and company name, used in page titles and the header. */
  name: line.max(30, 'shorten it to 30 characters: the header has no space for more'),
  /** One-line description, also the home page's social description. */
  tagline: line,
});
export type Brand = z.infer<typeof brand>;

/** A tool in the integration grid. */
const integration = z.object({
  name: line,
  /** Icon name in simple-icons or, for tools that it lacks, in `src/scripts/ownMarks.ts`. */
  mark: slug,
});
export type Integration = z.infer<typeof integration>;

export const integrations = integration
  .array()
  .length(18, 'list exactly 18 integrations: remove one for each one that you add')
  .superRefine(uniqueNames)
  .superRefine((all, context) => {
    for (const tool of integratedTools.filter((tool) => !all.some(({name}) => name === tool))) {
      const message = `"${tool}" of integratedTools in src/data/facts.ts is missing here: add it, or correct its spelling in facts.ts`;
      context.addIssue({code: 'custom', message});
    }
  });

/** A customer's statement about the product. */
const testimonial = z.object({
  sample,
  name: line,
  /** Square portrait in `static/img/people`, displayed at 40 CSS pixels. */
  image: z.string().regex(/^\/img\/people\/[\w-]+\.(svg|webp|png|jpg)$/, 'write it as /img/people/name.webp'),
  post: line,
  company: line,
  /** Scene that shows the topic; a landing page lists the testimonials about its own scene first. */
  about: z.enum(sceneNames).optional(),
  text: paragraph,
});
export type Testimonial = z.infer<typeof testimonial>;

export const testimonials = z
  .array(testimonial)
  .min(1, 'add a testimonial: pages show at least one')
  .superRefine(uniqueNames);

/** A company profile on another site. The owner supplies it before launch. */
export const socialProfile = z.object({
  sample,
  network: line,
  icon: z.enum(socialIconNames),
  url: z.url('write a full URL that starts with https://'),
});
export type SocialProfile = z.infer<typeof socialProfile>;

/** The company's e-mail address. */
export const contactAddress = z.object({sample, email: z.email('write an e-mail address')});
export type ContactAddress = z.infer<typeof contactAddress>;

/** The company as contracts name it. */
export const legalEntity = z.object({
  sample,
  /** Includes the legal form. */
  name: line,
  /** Registered address on one line. */
  address: line,
});
export type LegalEntity = z.infer<typeof legalEntity>;

/** A public repository on the code host. */
export const repository = z.object({
  sample,
  url: z
    .url('write a full URL that starts with https://')
    .refine((url) => !url.endsWith('/'), 'remove the slash at the end'),
  /** The deployed branch, used in "edit this page" links. */
  branch: line,
});
export type Repository = z.infer<typeof repository>;
