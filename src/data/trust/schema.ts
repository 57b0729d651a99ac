/** Trust center. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {day, line, paragraph} from '../schema/text';

const stage = z.object({icon: z.enum(iconNames), title: line, text: paragraph, tag: line});

/** Diagram of the customer's code in a review: two stages, and what is stored afterwards. */
export const codePath = z.object({
  caption: paragraph,
  stages: z.array(stage).length(2, 'write exactly two stages: the diagram has space for two, reading and reviewing'),
  /** Data stored after the review. */
  kept: stage,
  /** Data not stored. */
  notKept: stage,
});
export type CodePath = z.infer<typeof codePath>;

/** A report for a customer's security or accessibility review. */
export const report = z.object({
  title: line,
  /** What it covers. */
  text: paragraph,
  /** Day of issue. */
  issued: day,
  /** The file's URL, if it is public. Otherwise customers request the report by e-mail. */
  file: z
    .string()
    .regex(/^\/reports\/[\w.-]+\.pdf$/, 'save the PDF in static/reports, and write /reports/name.pdf')
    .optional(),
});
export type Report = z.infer<typeof report>;

/** A company that processes customers' personal data on our behalf. */
export const subProcessor = z.object({name: line, purpose: line, data: line, location: line});
export type SubProcessor = z.infer<typeof subProcessor>;
