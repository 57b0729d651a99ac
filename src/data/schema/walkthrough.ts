/** What single landing pages walk a visitor through, part by part. */
import * as z from 'zod';
import {line, paragraph, sectionHead} from './text';

/** One finding of a scan, taken apart. */
export const finding = sectionHead.extend({
  parts: z
    .array(
      z.object({
        name: line,
        /** What stands there in the finding that serves as the example. */
        value: line,
        /** Set as code: a path, a number, a line of a program. */
        code: z.boolean().default(false),
        /** What it tells whoever has to act. */
        meaning: paragraph,
      }),
    )
    .min(3, 'a finding has three parts or more'),
});
export type Finding = z.input<typeof finding>;

/** Help inside an app: what somebody wants, and how the agent takes them there. */
export const guidance = sectionHead.extend({
  kinds: z
    .array(
      z.object({
        title: line,
        text: paragraph,
        /** What the person wants, in their own words. */
        asked: line,
        /** What the agent does about it, in order. */
        answer: z.array(line).min(2, 'show two steps or more').max(4, 'show four steps at most'),
      }),
    )
    .length(2, 'two kinds of help stand side by side'),
});
export type Guidance = z.infer<typeof guidance>;

/** Where something is switched on: labels as the product shows them, in the order in which they are chosen. */
export const path = z.object({
  heading: line,
  intro: paragraph,
  steps: z
    .array(z.object({label: line, text: paragraph}))
    .min(2, 'a path has two steps or more')
    .max(4, 'a path of more than four steps belongs in the docs'),
  note: paragraph.optional(),
});
export type Path = z.infer<typeof path>;
