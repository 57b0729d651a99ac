/** Customer stories. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {sceneNames} from '../agents/names';
import {day, line, link, paragraph, sample, slug, uniqueIds} from '../schema/text';

/** A customer story (specification, section 3 "Story card"). */
const story = z.object({
  sample,
  /** URL fragment of shared links: never change it after publication. */
  id: slug,
  company: line,
  description: paragraph,
  /** Publication date. */
  date: day,
  /** Summary in one sentence. */
  highlight: line,
  /** Label: the task that the company handed over to an agent. */
  topic: line,
  icon: z.enum(iconNames),
  /** Product scene for the topic. */
  scene: z.enum(sceneNames),
  /** Link to more information about the topic. */
  link,
});
export type Story = z.infer<typeof story>;

/** Exactly three stories, newest first (specification, section 2). */
export const stories = z
  .array(story)
  .length(3, 'write exactly three stories: the layout has space for three')
  .superRefine(uniqueIds)
  .refine(
    (all) => all.every(({date}, index) => date <= (all[index - 1]?.date ?? date)),
    'sort the stories by date, newest first',
  );
