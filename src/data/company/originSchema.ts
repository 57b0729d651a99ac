/** Origin story of the agents on the about page. */
import * as z from 'zod';
import {agentNames} from '../agents/names';
import {agent} from '../home/schema';
import {line, slug} from '../schema/text';

/** Questions that one pull request raises, in order, with the agent that answers each. */
export const origin = z.object({
  /** The event that starts the story. */
  start: line,
  questions: z
    .array(
      z.object({
        question: line.endsWith('?', 'end the question with "?"'),
        /** Why the question stays open, or its context. */
        why: line,
        agent,
        /** Fragment of the agent's section on the features page. */
        chapter: slug,
      }),
    )
    .superRefine((questions, context) => {
      for (const agent of agentNames) {
        if (questions.some((question) => question.agent === agent)) continue;
        context.addIssue({code: 'custom', message: `the ${agent} answers no question: add one`});
      }
    }),
});
export type Origin = z.infer<typeof origin>;
