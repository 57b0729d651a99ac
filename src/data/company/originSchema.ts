/** Origin story of the agents on the about page. */
import * as z from 'zod';
import {type AgentName, agentNames} from '../agents/names';

/** Questions that one pull request raises, in order, with the agent that answers each. */
export type Origin = {
  /** The event that starts the story. */
  start: string;
  questions: {
    question: string;
    /** Why the question stays open, or its context. */
    why: string;
    agent: AgentName;
    /** Fragment of the agent's section on the features page. */
    chapter: string;
  }[];
};

export const checks = {
  origin: z.custom<Origin>().superRefine(({questions}, context) => {
    for (const agent of agentNames) {
      if (questions.some((question) => question.agent === agent)) continue;
      context.addIssue({
        code: 'custom',
        path: ['questions'],
        message: `the ${agent} answers no question: add one`,
      });
    }
  }),
};
