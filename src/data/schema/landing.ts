/** Landing pages. */
import * as z from 'zod';
import {sceneNames} from '../names';
import {featureCard} from './home';
import {callToAction, pageMeta, sectionHead} from './page';
import {line, paragraph} from './text';

/** A film that the video hosting service plays (specification, section 7). */
export const video = z.object({
  /** True until the owner supplies a real one; the launch check lists every sample. */
  sample: z.boolean(),
  /** What the film shows, for those who cannot see it. */
  title: line,
  /** The eleven characters that YouTube knows it by. */
  id: z.string().regex(/^[\w-]{11}$/, 'copy the eleven characters after "watch?v="'),
});
export type Video = z.infer<typeof video>;

const steps = z.object({
  heading: line,
  intro: paragraph.optional(),
  steps: z
    .array(z.object({title: line, text: paragraph}))
    .min(3, 'fewer than three steps are a sentence')
    .max(5, 'more than five steps are a page of the docs'),
});
export type Steps = z.infer<typeof steps>;

const painPoints = z.object({
  heading: line,
  intro: paragraph.optional(),
  points: z.array(z.object({/** What hurts today. */ pain: line, /** What becomes of it. */ relief: paragraph})).min(3),
});
export type PainPoints = z.infer<typeof painPoints>;

const benefits = z.object({heading: line, intro: paragraph.optional(), cards: z.array(featureCard).min(3)});
export type Benefits = z.infer<typeof benefits>;

const showcase = z.object({
  heading: line,
  text: paragraph,
  scene: z.enum(sceneNames),
  bullets: z.array(line).min(2).max(5),
  /** Where the scene stands on a wide screen. */
  side: z.enum(['left', 'right']),
});
export type Showcase = z.infer<typeof showcase>;

/** The parts that a landing page is made of, in the page's own order. */
export const landingSection = z.discriminatedUnion('kind', [
  painPoints.extend({kind: z.literal('painPoints')}),
  steps.extend({kind: z.literal('steps')}),
  benefits.extend({kind: z.literal('benefits')}),
  showcase.extend({kind: z.literal('showcase')}),
  sectionHead.extend({kind: z.literal('video'), video}),
  /** The works-with-your-existing-tools band. */
  sectionHead.extend({kind: z.literal('tools')}),
  z.object({kind: z.literal('testimonials')}),
  /** The lead form, with what stands beside it. */
  sectionHead.required().extend({kind: z.literal('demo')}),
]);
export type LandingSection = z.infer<typeof landingSection>;

/** What every landing page has once (specification, section 2). */
const onEveryPage = ['video', 'tools', 'testimonials', 'demo'] as const;

/** A landing page (specification, section 2). */
export const landingPage = z.object({
  meta: pageMeta,
  /** How the page's leads name it: no two pages share one. */
  pageUrl: line,
  surface: z.enum(['dark', 'light']),
  /** The gradient of hero and closing. */
  campaign: z.enum(['green', 'violet']),
  /** The product scene that the hero shows. */
  scene: z.enum(sceneNames),
  sections: z.array(landingSection).superRefine((sections, context) => {
    for (const kind of onEveryPage) {
      const count = sections.filter((section) => section.kind === kind).length;
      if (count === 1) continue;
      context.addIssue({code: 'custom', message: `every landing page has one section of kind "${kind}", not ${count}`});
    }
  }),
  /** The get-started call to action. */
  closing: callToAction,
});
export type LandingPage = z.input<typeof landingPage>;
