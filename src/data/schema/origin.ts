/** How the agents came to be, question by question. */
import * as z from 'zod';
import {agentNames} from '../agents/names';
import {agent} from './home';
import {line, slug} from './text';

/** The questions that one pull request raises, in the order in which they come up, and who answers each. */
export const origin = z.object({
  /** Where it begins. */
  start: line,
  questions: z
    .array(
      z.object({
        question: line.endsWith('?', 'end the question with a question mark'),
        /** What comes up next to it, or why it stays open. */
        why: line,
        agent,
        /** Its chapter on the features page. */
        chapter: slug,
      }),
    )
    .superRefine((questions, context) => {
      for (const agent of agentNames) {
        if (questions.some((asked) => asked.agent === agent)) continue;
        context.addIssue({code: 'custom', message: `no question leads to the ${agent}: add one`});
      }
    }),
});
export type Origin = z.infer<typeof origin>;
