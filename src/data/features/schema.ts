/** Features page. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {agentNames, sceneNames} from '../agents/names';
import {agent} from '../home/schema';
import {line, link, paragraph, slug} from '../schema/text';

/** Section about one agent, with a product scene. */
const featureChapter = z.object({
  /** URL fragment of shared links: never change it after publication. */
  id: slug,
  agent,
  /** Such as "Beta". */
  tag: z.string().trim().min(1).max(12, 'write one short word, 12 characters at most').optional(),
  /** Main message, in the largest type. */
  claim: line,
  text: paragraph,
  /** Details that are not in `text`. */
  bullets: z.array(line).max(4, 'write at most four bullets: the rest belongs on the agent’s own page').default([]),
  scene: z.enum(sceneNames),
  /** Layout on a wide screen: scene below the text (`whole`), scene to its left or right, or half a row. */
  room: z.enum(['whole', 'left', 'right', 'half']),
  /** Link to the agent's own page or doc. */
  link,
});
export type FeatureChapter = z.input<typeof featureChapter>;

/** Agents that work in the same phase. */
const featureGroup = z.object({
  id: slug,
  heading: line,
  intro: paragraph,
  chapters: z.array(featureChapter).min(1, 'write at least one agent'),
});
export type FeatureGroup = z.input<typeof featureGroup>;

/** All groups. Each agent is in exactly one chapter. */
export const featureGroups = z.array(featureGroup).superRefine((groups, context) => {
  const shown = groups.flatMap(({chapters}) => chapters.map(({agent}) => agent));
  for (const agent of agentNames) {
    const count = shown.filter((name) => name === agent).length;
    if (count !== 1) context.addIssue({code: 'custom', message: `show the ${agent} in one chapter, not ${count}`});
  }
});

/** One step of a pull request on its way to deployment (specification, section 3). */
const deployStep = z.object({number: z.number().int().positive(), headline: line, content: paragraph});
export type DeployStep = z.infer<typeof deployStep>;

/** The steps in order; `number` equals the position. */
export const deploySteps = z
  .array(deployStep)
  .min(3, 'write at least three steps: fewer fit in a sentence')
  .refine(
    (steps) => steps.every(({number}, index) => number === index + 1),
    'number the steps 1, 2, 3 and so on, without gaps',
  );

/** A section that is not about an agent. `name` is its label in the page's index. */
export const featurePart = z.object({
  id: slug,
  icon: z.enum(iconNames),
  name: line,
  claim: line,
  text: paragraph,
  /** Link to more information. */
  link: link.optional(),
});
export type FeaturePart = z.infer<typeof featurePart>;
