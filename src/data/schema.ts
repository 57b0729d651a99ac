/**
 * The shape of every noun in `src/data`, one schema each; types are inferred, data files use `satisfies`.
 * The build checks them (`plugins/contentCheck.ts`) and stops with file, field and remedy. Only types are
 * imported by what reaches the browser, so the validator never does.
 */
import * as z from 'zod';
import {agentNames, iconNames, leadPages, sceneNames} from './names';

const line = z
  .string()
  .trim()
  .min(1, 'write a text here: it is shown to visitors')
  .max(200, 'shorten it to 200 characters');
const paragraph = z
  .string()
  .trim()
  .min(1, 'write a text here: it is shown to visitors')
  .max(600, 'shorten it to 600 characters');
const slug = z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens');
/** A path of this site, or `login` for the external app's login page. */
const target = z.union([
  z.literal('login'),
  z.string().regex(/^\/[\w/#?=-]*$/, 'start with "/" for a page of this site, or write "login"'),
]);

export const brand = z.object({
  /** Product and company name, as it stands in titles. */
  name: line,
  /** One line that says what it is; also the home page's social description. */
  tagline: line,
});
export type Brand = z.infer<typeof brand>;

/** A link as header, footer, buttons and cards show it. */
export const link = z.object({label: line, to: target});
export type LinkItem = z.infer<typeof link>;

/** What search engines and link previews read of a page, and what its hero says. */
export const pageMeta = z.object({
  /** The part of the title before the site's name. */
  title: z
    .string()
    .trim()
    .min(3, 'name the page')
    .max(60, 'shorten it to 60 characters, so that results show it whole'),
  description: z
    .string()
    .trim()
    .min(50, 'say in at least 50 characters what the page offers')
    .max(160, 'shorten it to 160 characters, so that results show it whole'),
  /** The page's only h1. */
  heading: line,
  /** The first paragraph, in the visitor's words. */
  intro: paragraph,
  /** The next steps that a visitor may want, the first one first. */
  actions: z.array(link).max(3, 'offer three next steps at most').default([]),
});
export type PageMeta = z.input<typeof pageMeta>;

/** What a plan gives in one billing period. */
const planPeriod = z.object({
  /** US dollars a month; `undefined` where the specification shows none. */
  price: z.number().min(0, 'a price is 0 or more').optional(),
  /** The struck-through figure beside it, US dollars a month. */
  originalPrice: z.number().positive('leave it out when nothing is struck through').optional(),
  /** Credits a month. */
  credits: z.number().int().positive('a plan comes with credits'),
  /** Whether unused credits are carried over. */
  rollover: z.boolean(),
  /** Pull requests a month. */
  prs: z.union([z.number().int().positive(), z.literal('unlimited')]),
  /** QA previews a month. */
  qa: z.union([z.number().int().positive(), z.literal('unlimited')]),
  /** Deployments a month. */
  deployments: z.union([z.number().int().positive(), z.literal('unlimited')]),
});

export const plan = z.object({
  id: slug,
  name: line,
  description: line,
  /** Exactly one plan is the recommended one. */
  recommended: z.boolean().default(false),
  monthly: planPeriod,
  yearly: planPeriod,
});
export type Plan = z.input<typeof plan>;

export const plans = z
  .array(plan)
  .refine((all) => all.filter(({recommended}) => recommended).length === 1, 'mark exactly one plan as recommended');

/** One of the home page's agent tabs (specification, section 3). */
export const agentTab = z.object({
  id: slug,
  /** The tab's text. */
  label: line,
  title: line,
  description: paragraph,
  bullets: z.tuple([line, line, line], 'an agent has exactly three bullet points'),
  /** The product scene that stands for the specification's image. */
  scene: z.enum(sceneNames),
  buttons: z.tuple([link, link], 'an agent has exactly two buttons'),
});
export type AgentTab = z.infer<typeof agentTab>;

/** A label on the hero's orbit. */
export const orbitAgent = z.object({
  label: z.enum(agentNames),
  icon: z.enum(iconNames),
  ring: z.enum(['inner', 'outer']),
});
export type OrbitAgent = z.infer<typeof orbitAgent>;

/** A card of icon, title and text. */
export const featureCard = z.object({icon: z.enum(iconNames), title: line, text: paragraph});
export type FeatureCard = z.infer<typeof featureCard>;

/** A tool shown in the integration grid. */
export const integration = z.object({
  name: line,
  /** The mark's name in simple-icons; `undefined` where the set has none: a text tile stands in. */
  mark: slug.optional(),
  /** Only GitHub is integrated today (specification, section 1: FAQ). */
  status: z.enum(['live', 'planned']),
});
export type Integration = z.infer<typeof integration>;

/** What somebody says of the product. */
export const testimonial = z.object({
  /** True until the owner supplies a real one; the launch check lists every sample. */
  sample: z.boolean(),
  name: line,
  post: line,
  company: line,
  text: paragraph,
});
export type Testimonial = z.infer<typeof testimonial>;

/** A small picture of the product at work, for the home page's preview wall. */
export const preview = z.object({
  /** What part of the product it shows. */
  kind: z.enum(agentNames),
  icon: z.enum(iconNames),
  title: line,
  detail: line,
  /** How the thing ended, as its colour says it too. */
  state: z.enum(['good', 'warn', 'bad', 'info']),
  stateLabel: line,
});
export type Preview = z.infer<typeof preview>;

/** A notice that can be taken away for a time. */
export const banner = z.object({
  /** Remembered when a visitor dismisses it: change it when the message changes. */
  id: slug,
  /** What assistive technology calls it. */
  name: line,
  text: line,
  /** One word before the text, such as "Beta". */
  tag: z.string().trim().min(1).max(12, 'one short word').optional(),
  link: link.optional(),
});
export type Banner = z.infer<typeof banner>;

/** An address outside this site that the owner must supply before launch. */
export const socialProfile = z.object({
  sample: z.boolean(),
  network: line,
  icon: z.enum(iconNames),
  url: z.url('write a whole https address'),
});
export type SocialProfile = z.infer<typeof socialProfile>;

/** How the company is reached. */
export const contactAddress = z.object({sample: z.boolean(), email: z.email('write an e-mail address')});
export type ContactAddress = z.infer<typeof contactAddress>;

/** The closing of a page: one thing to do next, and perhaps a second one. */
export const callToAction = z.object({heading: line, text: line, primary: link, secondary: link.optional()});
export type CallToActionContent = z.infer<typeof callToAction>;

/** The home page's try-it box. */
export const tryIt = z.object({
  heading: line,
  intro: paragraph,
  label: line,
  placeholder: line,
  /** Says that nothing typed is sent. */
  note: line,
  /** Prompts that a visitor can put into the box with one press. */
  suggestions: z.array(line).max(4, 'offer four prompts at most'),
  send: link,
});
export type TryIt = z.infer<typeof tryIt>;

/** The home page's cards on starting, cancelling and getting help. */
export const setup = z.object({
  heading: line,
  intro: paragraph,
  start: z.object({title: line, text: paragraph, steps: z.array(line).length(3, 'the card is drawn for three steps')}),
  cancel: z.object({title: line, text: paragraph, link}),
  support: z.object({title: line, text: paragraph, link}),
});
export type Setup = z.infer<typeof setup>;

/** One of the home page's four benefit cards; the component draws the picture that belongs to `id`. */
export const benefit = z.object({
  id: z.enum(['automate', 'secure', 'decide', 'empower']),
  title: line,
  text: paragraph,
});
export type Benefit = z.infer<typeof benefit>;

/** Whom the platform is for, and what the agents do for them. */
export const roleCard = z.object({
  /** The team, as it calls itself. */
  team: line,
  /** One concrete sentence. */
  text: paragraph,
  /** What lands on the team's desk, as the product would write it. */
  artefact: line,
  link,
});
export type RoleCard = z.infer<typeof roleCard>;

/** One thing said in a list: a title, a sentence or two, and where to go from there. */
export const point = z.object({
  icon: z.enum(iconNames).optional(),
  title: line,
  text: paragraph,
  link: link.optional(),
});
export type Point = z.infer<typeof point>;

/** A section that is a list of points. */
export const pointList = z.object({
  /** Fragment by which the section is linked. */
  id: slug.optional(),
  heading: line,
  intro: paragraph.optional(),
  points: z.array(point).min(2, 'one point is a paragraph: write two or more'),
});
export type PointList = z.infer<typeof pointList>;

/** What stands at the top of a section whose content comes from elsewhere. */
export const sectionHead = z.object({heading: line, intro: paragraph.optional()});
export type SectionHead = z.infer<typeof sectionHead>;

/** A section that asks the visitor to write: the address is the site's contact address. */
export const letter = z.object({
  heading: line,
  text: paragraph,
  /** The subject that the visitor's mail program starts with. */
  subject: line,
});
export type Letter = z.infer<typeof letter>;

/** A page of its own: what it is called, and its sections by name. */
export const page = z
  .object({meta: pageMeta})
  .catchall(
    z.union(
      [pointList.strict(), letter.strict(), sectionHead.strict()],
      'write a heading, and under it nothing, two or more points, or a text and a subject',
    ),
  );
export type Page = {meta: PageMeta; [section: string]: PageMeta | PointList | Letter | SectionHead};

/** What the fields of every form have in common. */
const fieldBase = z.object({
  /** What the value is called in a request or a draft. */
  name: z.string().regex(/^[a-zA-Z]+$/, 'use letters only'),
  label: line,
});

/** One field of a form. Only fields with messages are validated (specification, section 5). */
export const formField = z.discriminatedUnion('kind', [
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
  fields: z.array(formField).min(1, 'a form asks for something'),
  /** The submit button's text. */
  submit: line,
});

/** A form whose values are posted as a lead (specification, section 7). */
export const leadForm = formBase.extend({
  /** The button's text while the request is under way. */
  submitting: line,
  /** What stands in the form, and stays, once it is over. */
  sent: line,
  failed: line,
});
export type LeadFormContent = z.input<typeof leadForm>;

/** A form that hands over to the visitor's own mail program (contract, "What visitors can rely on"). */
export const mailForm = formBase.extend({
  /** The subject that the message starts with. */
  subject: line,
});
export type MailFormContent = z.input<typeof mailForm>;

/** One of the six landing pages (specification, section 2). */
export const landingPage = z.object({
  meta: pageMeta,
  /** How the page's leads name it. */
  pageUrl: z.enum(leadPages),
  /** What stands beside the demo form. */
  demo: sectionHead.required(),
  surface: z.enum(['dark', 'light']),
  /** The gradient of hero and closing. */
  campaign: z.enum(['green', 'violet']),
  points: pointList,
});
export type LandingPage = z.input<typeof landingPage>;

/** One of the four comparison pages. */
export const comparisonPage = z.object({
  meta: pageMeta,
  /** What it is compared with, as a table's column says it. */
  rival: line,
  points: pointList,
});
export type ComparisonPage = z.input<typeof comparisonPage>;

/** Every page by its path: no two may be told apart by their address only. */
export const pageRegister = z
  .record(z.string(), pageMeta.pick({title: true, description: true}))
  .superRefine((pages, context) => {
    for (const field of ['title', 'description'] as const) {
      const taken = new Map<string, string>();
      for (const [path, {[field]: text}] of Object.entries(pages)) {
        const other = taken.get(text);
        if (other)
          context.addIssue({
            code: 'custom',
            path: [path, field],
            message: `${other} has the same: give each page its own`,
          });
        taken.set(text, path);
      }
    }
  });
