/** What the company is called, how it is reached, and who speaks for it. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {sceneNames} from '../agents/names';
import {integratedTools} from '../facts';
import {line, paragraph, sample, slug, uniqueNames} from './text';

export const brand = z.object({
  /** Product and company name, as it stands in titles and in the header's bar. */
  name: line.max(30, 'shorten it to 30 characters: the header has no room for more'),
  /** One line that says what it is; also the home page's social description. */
  tagline: line,
});
export type Brand = z.infer<typeof brand>;

/** A tool shown in the integration grid. */
const integration = z.object({
  name: line,
  /** The mark's name in simple-icons or, for a tool that the set leaves out, in `src/scripts/ownMarks.ts`. */
  mark: slug,
});
export type Integration = z.infer<typeof integration>;

/** The grid's tools. */
export const integrations = integration
  .array()
  .length(18, 'the grid draws from eighteen integrations: take one out for each that you add')
  .superRefine(uniqueNames)
  .superRefine((all, context) => {
    for (const tool of integratedTools.filter((tool) => !all.some(({name}) => name === tool))) {
      const message = `integratedTools in src/data/facts.ts has "${tool}", which is not among these: add it, or write it as it stands here`;
      context.addIssue({code: 'custom', message});
    }
  });

/** What somebody says of the product. */
const testimonial = z.object({
  sample,
  name: line,
  /** A square portrait in `static/img/people`, shown at 40 pixels. */
  image: z.string().regex(/^\/img\/people\/[\w-]+\.(svg|webp|png|jpg)$/, 'write it as /img/people/name.webp'),
  post: line,
  company: line,
  /** What it speaks of, by the scene that shows it: a landing page begins with those of its own scene. */
  about: z.enum(sceneNames).optional(),
  text: paragraph,
});
export type Testimonial = z.infer<typeof testimonial>;

/** All of them. */
export const testimonials = z.array(testimonial).min(1, 'pages show one or more').superRefine(uniqueNames);

/** An address outside this site that the owner must supply before launch. */
export const socialProfile = z.object({
  sample,
  network: line,
  icon: z.enum(iconNames),
  url: z.url('write a whole https address'),
});
export type SocialProfile = z.infer<typeof socialProfile>;

/** How the company is reached. */
export const contactAddress = z.object({sample, email: z.email('write an e-mail address')});
export type ContactAddress = z.infer<typeof contactAddress>;

/** The company behind the brand, as contracts name it. */
export const legalEntity = z.object({
  sample,
  /** With its legal form. */
  name: line,
  /** Where it is registered, in one line. */
  address: line,
});
export type LegalEntity = z.infer<typeof legalEntity>;

/** A public repository on the code host. */
export const repository = z.object({
  sample,
  url: z.url('write a whole https address').refine((url) => !url.endsWith('/'), 'leave the last slash out'),
  /** The branch that is published. */
  branch: line,
});
export type Repository = z.infer<typeof repository>;
