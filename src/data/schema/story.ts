/** What customers tell of their work with the product. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {sceneNames} from '../agents/names';
import {day, line, link, paragraph, sample, slug, uniqueIds} from './text';

/** A customer's story (specification, section 3 "Story card"). */
const story = z.object({
  sample,
  /** The fragment by which people share it: never change it once published. */
  id: slug,
  company: line,
  description: paragraph,
  /** The day of publication. */
  date: day,
  /** What the story comes down to, in one sentence. */
  highlight: line,
  /** What the company handed over, as its label. */
  topic: line,
  icon: z.enum(iconNames),
  /** The product at the work that the story is about. */
  scene: z.enum(sceneNames),
  /** Where to read on about that work. */
  link,
});
export type Story = z.infer<typeof story>;

/** Three of them, the newest first (specification, section 2). */
export const stories = z
  .array(story)
  .length(3, 'the page is drawn for three stories: add or take out some until there are three')
  .superRefine(uniqueIds)
  .refine(
    (all) => all.every(({date}, index) => date <= (all[index - 1]?.date ?? date)),
    'list the stories with the newest first',
  );
