/** Trust center. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {line, paragraph} from './text';

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
