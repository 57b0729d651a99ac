/** Customer stories. */
import * as z from 'zod';
import type {IconName} from '../../lib/iconNames';
import type {SceneName} from '../agents/names';
import {day, type LinkItem, type Sample} from '../schema/text';

/** A customer story (specification, section 3 "Story card"). */
export type Story = Sample & {
  /** URL fragment of shared links: never change it after publication. */
  id: string;
  company: string;
  description: string;
  /** Publication date. */
  date: string;
  /** Summary in one sentence. */
  highlight: string;
  /** Label: the task that the company handed over to an agent. */
  topic: string;
  icon: IconName;
  /** Product scene for the topic. */
  scene: SceneName;
  /** Link to more information about the topic. */
  link: LinkItem;
};

/** Exactly three stories, newest first (specification, section 2). */
export const checks = {
  stories: z
    .array(z.object({date: day}))
    .length(3, 'write exactly three stories: the layout has space for three')
    .refine(
      (all) => all.every(({date}, index) => date <= (all[index - 1]?.date ?? date)),
      'sort the stories by date, newest first',
    ),
};
