/** Landing pages. */
import * as z from 'zod';
import {sceneNames} from '../agents/names';
import {featureCard} from '../home/schema';
import {integrations} from '../integrations/integrations';
import {callToAction, pageMeta, steps} from '../schema/page';
import {line, paragraph, sample, sectionHead} from '../schema/text';
import * as example from './exampleSchema';

/** A video on the video hosting service (specification, section 7). */
const video = z.object({
  sample,
  /** Describes the video for screen readers. */
  title: line,
  /** YouTube id: eleven characters. */
  id: z.string().regex(/^[\w-]{11}$/, 'write only the id: the eleven characters after "watch?v=" in the URL'),
});
export type Video = z.infer<typeof video>;

const painPoints = sectionHead.extend({
  points: z.array(z.object({/** The problem today. */ pain: line, /** The improvement. */ relief: paragraph})).min(3),
});
export type PainPoints = z.infer<typeof painPoints>;

const benefits = sectionHead.extend({cards: z.array(featureCard).min(3)});
export type Benefits = z.infer<typeof benefits>;

/** Layout and notes of the hero. */
const hero = z.object({
  /** Position of the scene on a wide screen: next to the text, or below it at full width. */
  scene: z.enum(['right', 'left', 'below']),
  /** Short facts below the band, next to a scene on the left or right. */
  notes: z.array(line).max(3, 'write at most three notes: visitors skip more').default([]),
});

/** Name of a tool in the integration grid. */
const toolName = line.refine(
  (name) => integrations.some((tool) => tool.name === name),
  'unknown tool: write a name from src/data/integrations/integrations.ts, with the same spelling',
);

/** The works-with-your-existing-tools band. */
const toolsBand = sectionHead.extend({
  /** The tools that matter to this page's visitors, in order of importance. */
  tools: z.array(toolName).min(3, 'write at least three tools'),
});
export type ToolsBand = z.infer<typeof toolsBand>;

/** A video with heading and intro. */
const videoSection = sectionHead.extend({
  video,
  /** Layout: the video at full width, or next to its heading. */
  look: z.enum(['wide', 'beside']).default('wide'),
});
export type VideoSection = z.input<typeof videoSection>;

/** A section of a landing page. Each page sets its own order. */
export const landingSection = z.discriminatedUnion('kind', [
  painPoints.extend({kind: z.literal('painPoints')}),
  steps.extend({kind: z.literal('steps')}),
  benefits.extend({kind: z.literal('benefits')}),
  videoSection.extend({kind: z.literal('video')}),
  toolsBand.extend({kind: z.literal('tools')}),
  z.object({
    kind: z.literal('testimonials'),
    /** Duration of one cycle of the carousel: 20, 40 or 80 s. */
    speed: z.enum(['fast', 'normal', 'slow']).optional(),
  }),
  /** Eight of the 18 integrations, reshuffled every 5 s. */
  sectionHead.extend({kind: z.literal('integrations')}),
  example.finding.extend({kind: z.literal('finding')}),
  example.guidance.extend({kind: z.literal('guidance')}),
  example.path.extend({kind: z.literal('path')}),
  example.question.safeExtend({kind: z.literal('question')}),
  example.exampleQuestions.extend({kind: z.literal('asked')}),
  example.call.extend({kind: z.literal('call')}),
  example.outcomes.extend({kind: z.literal('outcomes')}),
  example.languages.extend({kind: z.literal('languages')}),
  example.agentSet.extend({kind: z.literal('agentSet')}),
  example.workflow.safeExtend({kind: z.literal('workflow')}),
  /** The lead form, with the points next to it. */
  sectionHead.required().extend({kind: z.literal('demo')}),
]);
export type LandingSection = z.input<typeof landingSection>;

/** Section kinds that each landing page contains exactly once (specification, section 2). */
const requiredKinds = ['video', 'tools', 'testimonials', 'demo'] as const;

/** A landing page (specification, section 2). */
export const landingPage = z.object({
  sample,
  meta: pageMeta,
  /** Page name in the leads of its form; unique across pages. */
  pageUrl: line,
  surface: z.enum(['dark', 'light']),
  /** Gradient of the hero and the closing section. */
  campaign: z.enum(['green', 'violet']),
  /** Product scene in the hero. */
  scene: z.enum(sceneNames),
  hero: hero.default({scene: 'right', notes: []}),
  sections: z.array(landingSection).superRefine((sections, context) => {
    for (const kind of requiredKinds) {
      const count = sections.filter((section) => section.kind === kind).length;
      if (count === 1) continue;
      context.addIssue({code: 'custom', message: `every landing page has one section of kind "${kind}", not ${count}`});
    }
  }),
  /** The final call to action. */
  closing: callToAction,
});
export type LandingPage = z.input<typeof landingPage>;
