/** Open roles. */
import * as z from 'zod';
import {line, paragraph, slug, uniqueIds} from '../schema/text';

/** An open role. */
const job = z.object({
  /** URL fragment of shared links: never change it after publication. */
  id: slug,
  title: line,
  team: line,
  /** Location, such as "Berlin" or "Remote, Europe". */
  place: line,
  employment: z.enum(['Full time', 'Part time', 'Contract', 'Internship']),
  description: paragraph,
  apply: z.object({
    /** The documents to send, in one sentence. */
    text: line,
    /** Subject of the e-mail to the contact address. */
    subject: line,
  }),
});
export type Job = z.infer<typeof job>;

export const jobs = z.array(job).superRefine(uniqueIds);

/** Text while no role is open. */
export const noOpenRole = z.object({title: line, text: paragraph});
export type NoOpenRole = z.infer<typeof noOpenRole>;
