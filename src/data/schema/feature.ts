/** What the platform offers, as the features page shows it. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {agentNames, sceneNames} from '../agents/names';
import {agent} from './home';
import {line, link, paragraph, slug} from './text';

/** One agent: what it takes over, and a scene of it at work. */
const featureChapter = z.object({
  /** The fragment by which people share it: never change it once published. */
  id: slug,
  agent,
  /** Such as "Beta". */
  tag: z.string().trim().min(1).max(12, 'one short word').optional(),
  /** The one thing to remember of it. */
  claim: line,
  text: paragraph,
  /** Particulars that the text leaves out. */
  bullets: z.array(line).max(4, 'four particulars at most: the rest belongs on its own page').default([]),
  scene: z.enum(sceneNames),
  /** How much room it gets on a wide screen: the scene under the words, on one side of them, or half a row. */
  room: z.enum(['whole', 'left', 'right', 'half']),
  /** Where it says more. */
  link,
});
export type FeatureChapter = z.input<typeof featureChapter>;

/** Agents that take over at the same place in the work. */
const featureGroup = z.object({
  id: slug,
  heading: line,
  intro: paragraph,
  chapters: z.array(featureChapter).min(1, 'a group shows one agent or more'),
});
export type FeatureGroup = z.input<typeof featureGroup>;

/** All of them: each agent that the product has is in one group. */
export const featureGroups = z.array(featureGroup).superRefine((groups, context) => {
  const shown = groups.flatMap(({chapters}) => chapters.map(({agent}) => agent));
  for (const agent of agentNames) {
    const count = shown.filter((name) => name === agent).length;
    if (count !== 1) context.addIssue({code: 'custom', message: `show the ${agent} in one chapter, not ${count}`});
  }
});

/** One step of what happens to a pull request (specification, section 3). */
const deployStep = z.object({number: z.number().int().positive(), headline: line, content: paragraph});
export type DeployStep = z.infer<typeof deployStep>;

/** The steps in their order, which their numbers say too. */
export const deploySteps = z
  .array(deployStep)
  .min(3, 'fewer than three steps are a sentence')
  .refine(
    (steps) => steps.every(({number}, index) => number === index + 1),
    'number the steps from 1, leaving none out',
  );

/** A part of the page that is not an agent: what the index calls it and what it says. */
export const featurePart = z.object({
  id: slug,
  icon: z.enum(iconNames),
  name: line,
  claim: line,
  text: paragraph,
  /** Where it says more. */
  link: link.optional(),
});
export type FeaturePart = z.infer<typeof featurePart>;
