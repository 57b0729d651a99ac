/** The company: brand name, integrations, testimonials, contact data, legal entity. */
import * as z from 'zod';
import type {SocialIconName} from '../../lib/iconNames';
import type {SceneName} from '../agents/names';
import {integratedTools} from '../facts';
import {type Sample, uniqueNames, url} from '../schema/text';

export type Brand = {
  /** Product and company name, used in page titles and the header. */
  name: string;
  /** One-line description, also the home page's social description. */
  tagline: string;
};

/** A tool in the integration grid. */
export type Integration = {
  name: string;
  /** Icon name in simple-icons or, for tools that it lacks, in `src/scripts/ownMarks.ts`. */
  mark: string;
};

/** A customer's statement about the product. */
export type Testimonial = Sample & {
  name: string;
  /** Square portrait in `static/img/people`, displayed at 40 CSS pixels. */
  image: string;
  post: string;
  company: string;
  /** Scene that shows the topic; a landing page lists the testimonials about its own scene first. */
  about?: SceneName;
  text: string;
};

/** A company profile on another site. The owner supplies it before launch. */
export type SocialProfile = Sample & {network: string; icon: SocialIconName; url: string};

/** The company's e-mail address. */
export type ContactAddress = Sample & {email: string};

/** The company as contracts name it. */
export type LegalEntity = Sample & {
  /** Includes the legal form. */
  name: string;
  /** Registered address on one line. */
  address: string;
};

/** A public repository on the code host. */
export type Repository = Sample & {
  url: string;
  /** The deployed branch, used in "edit this page" links. */
  branch: string;
};

export const checks = {
  brand: z.object({name: z.string().max(30, 'shorten it to 30 characters: the header has no space for more')}),
  integrations: z
    .array(z.object({name: z.string()}))
    .length(18, 'list exactly 18 integrations: remove one for each one that you add')
    .superRefine(uniqueNames)
    .superRefine((all, context) => {
      for (const tool of integratedTools.filter((tool) => !all.some(({name}) => name === tool))) {
        const message = `"${tool}" of integratedTools in src/data/facts.ts is missing here: add it, or correct its spelling in facts.ts`;
        context.addIssue({code: 'custom', message});
      }
    }),
  testimonials: z
    .array(z.object({name: z.string()}))
    .min(1, 'add a testimonial: pages show at least one')
    .superRefine(uniqueNames),
  socialProfiles: z.array(z.object({url})),
  contact: z.object({email: z.email('write an e-mail address')}),
  siteRepository: z.object({url: url.refine((text) => !text.endsWith('/'), 'remove the slash at the end')}),
};
