/** Landing pages. */
import * as z from 'zod';
import {sceneNames} from '../agents/names';
import {integrations} from '../integrations/integrations';
import * as example from './example';
import {featureCard} from './home';
import {callToAction, pageMeta, steps} from './page';
import {line, paragraph, sample, sectionHead} from './text';

/** A film that the video hosting service plays (specification, section 7). */
const video = z.object({
  sample,
  /** What the film shows, for those who cannot see it. */
  title: line,
  /** The eleven characters that YouTube knows it by. */
  id: z.string().regex(/^[\w-]{11}$/, 'copy the eleven characters after "watch?v="'),
});
export type Video = z.infer<typeof video>;

const painPoints = sectionHead.extend({
  points: z.array(z.object({/** What hurts today. */ pain: line, /** What becomes of it. */ relief: paragraph})).min(3),
});
export type PainPoints = z.infer<typeof painPoints>;

const benefits = sectionHead.extend({cards: z.array(featureCard).min(3)});
export type Benefits = z.infer<typeof benefits>;

/** How the hero is laid out, and what it says beside its scene. */
const hero = z.object({
  /** Where the scene stands on a wide screen: beside the words, or across the page below them. */
  scene: z.enum(['right', 'left', 'below']),
  /** Under the band, beside a scene that stands left or right of it: what a visitor wants to know first. */
  notes: z.array(line).max(3, 'three notes are read, more are not').default([]),
});

/** A tool of the integration grid, by its name. */
const toolName = line.refine(
  (name) => integrations.some((tool) => tool.name === name),
  'name a tool that stands in src/data/integrations/integrations.ts, as it is written there',
);

/** The works-with-your-existing-tools band. */
const toolsBand = sectionHead.extend({
  /** The tools that matter to this page's visitors, the first one first. */
  tools: z.array(toolName).min(3, 'a band of tools names three or more'),
});
export type ToolsBand = z.infer<typeof toolsBand>;

/** A film with what is said about it. */
const videoSection = sectionHead.extend({
  video,
  /** The film across the page, or beside its heading. */
  look: z.enum(['wide', 'beside']).default('wide'),
});
export type VideoSection = z.input<typeof videoSection>;

/** The parts that a landing page is made of, in the page's own order. */
export const landingSection = z.discriminatedUnion('kind', [
  painPoints.extend({kind: z.literal('painPoints')}),
  steps.extend({kind: z.literal('steps')}),
  benefits.extend({kind: z.literal('benefits')}),
  videoSection.extend({kind: z.literal('video')}),
  toolsBand.extend({kind: z.literal('tools')}),
  z.object({
    kind: z.literal('testimonials'),
    /** How long one turn takes: 20, 40 or 80 seconds. */
    speed: z.enum(['fast', 'normal', 'slow']).optional(),
  }),
  /** Eight of the eighteen integrations, others every five seconds. */
  sectionHead.extend({kind: z.literal('integrations')}),
  example.finding.extend({kind: z.literal('finding')}),
  example.guidance.extend({kind: z.literal('guidance')}),
  example.path.extend({kind: z.literal('path')}),
  example.question.safeExtend({kind: z.literal('question')}),
  example.asked.extend({kind: z.literal('asked')}),
  example.call.extend({kind: z.literal('call')}),
  example.outcomes.extend({kind: z.literal('outcomes')}),
  example.languages.extend({kind: z.literal('languages')}),
  example.agentSet.extend({kind: z.literal('agentSet')}),
  example.workflow.safeExtend({kind: z.literal('workflow')}),
  /** The lead form, with what stands beside it. */
  sectionHead.required().extend({kind: z.literal('demo')}),
]);
export type LandingSection = z.input<typeof landingSection>;

/** What every landing page has once (specification, section 2). */
const onEveryPage = ['video', 'tools', 'testimonials', 'demo'] as const;

/** A landing page (specification, section 2). */
export const landingPage = z.object({
  sample,
  meta: pageMeta,
  /** How the page's leads name it: no two pages share one. */
  pageUrl: line,
  surface: z.enum(['dark', 'light']),
  /** The gradient of hero and closing. */
  campaign: z.enum(['green', 'violet']),
  /** The product scene that the hero shows. */
  scene: z.enum(sceneNames),
  hero: hero.default({scene: 'right', notes: []}),
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
