/** What the trust center draws. */
import * as z from 'zod';
import {iconNames} from '../../lib/iconNames';
import {line, paragraph} from './text';

const stage = z.object({icon: z.enum(iconNames), title: line, text: paragraph, tag: line});

/** The way of a visitor's code through a review: two stages, and what remains of them. */
export const codePath = z.object({
  caption: paragraph,
  stages: z.array(stage).length(2, 'the figure is drawn for two stages: reading and reviewing'),
  /** What is kept afterwards. */
  kept: stage,
  /** What is not. */
  notKept: stage,
});
export type CodePath = z.infer<typeof codePath>;
