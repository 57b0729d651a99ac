/** Features page. */
import * as z from 'zod';
import type {IconName} from '../../lib/iconNames';
import {type AgentName, agentNames, type SceneName} from '../agents/names';
import {type LinkItem, list} from '../schema/text';

/** Section about one agent, with a product scene. */
export type FeatureChapter = {
  /** URL fragment of shared links: never change it after publication. */
  id: string;
  agent: AgentName;
  /** Such as "Beta". */
  tag?: string;
  /** Main message, in the largest type. */
  claim: string;
  text: string;
  /** Details that are not in `text`. */
  bullets?: string[];
  scene: SceneName;
  /** Layout on a wide screen: scene below the text (`whole`), scene to its left or right, or half a row. */
  room: 'whole' | 'left' | 'right' | 'half';
  /** Link to the agent's own page or doc. */
  link: LinkItem;
};

/** Agents that work in the same phase. */
export type FeatureGroup = {id: string; heading: string; intro: string; chapters: FeatureChapter[]};

/** One step of a pull request on its way to deployment (specification, section 3). */
export type DeployStep = {number: number; headline: string; content: string};

/** A section that is not about an agent. `name` is its label in the page's index. */
export type FeaturePart = {
  id: string;
  icon: IconName;
  name: string;
  claim: string;
  text: string;
  /** Link to more information. */
  link?: LinkItem;
};

const chapter = z.object({
  agent: z.string(),
  tag: z.string().max(12, 'write one short word, 12 characters at most').optional(),
  bullets: list.max(4, 'write at most four bullets: the rest belongs on the agent’s own page').optional(),
});

export const checks = {
  /** Each agent is in exactly one chapter. */
  featureGroups: z.array(z.object({chapters: chapter.array()})).superRefine((groups, context) => {
    const shown = groups.flatMap(({chapters}) => chapters.map(({agent}) => agent));
    for (const agent of agentNames) {
      const count = shown.filter((name) => name === agent).length;
      if (count !== 1) context.addIssue({code: 'custom', message: `show the ${agent} in one chapter, not ${count}`});
    }
  }),
  deploySteps: z
    .array(z.object({number: z.number()}))
    .refine(
      (steps) => steps.every(({number}, index) => number === index + 1),
      'number the steps 1, 2, 3 and so on, without gaps',
    ),
};
