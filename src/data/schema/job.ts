/** Open roles. */
import * as z from 'zod';
import {line, paragraph, slug, uniqueIds} from './text';

/** A role that somebody can apply for. */
const job = z.object({
  /** The fragment by which people share it: never change it once published. */
  id: slug,
  title: line,
  /** Whom one would work with. */
  team: line,
  /** Where, such as "Berlin" or "Remote, Europe". */
  place: line,
  employment: z.enum(['Full time', 'Part time', 'Contract', 'Internship']),
  description: paragraph,
  apply: z.object({
    /** What to send, in a sentence. */
    text: line,
    /** The subject of the message to the site's contact address. */
    subject: line,
  }),
});
export type Job = z.infer<typeof job>;

export const jobs = z.array(job).superRefine(uniqueIds);

/** What is said while no role is open. */
export const noOpenRole = z.object({title: line, text: paragraph});
export type NoOpenRole = z.infer<typeof noOpenRole>;
