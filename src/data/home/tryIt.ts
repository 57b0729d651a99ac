import {brand} from '../brand';
import type {TryIt} from '../schema/home';

/**
 * The box of the home page and of the playground: what is typed goes nowhere, Send leads to the preview (specification,
 * section 2).
 */
export const tryIt = {
  id: 'try_it',
  heading: 'Ask it something real',
  intro: `Write to ${brand.name} as you would to a colleague. Send shows you an example of an answer.`,
  label: 'What should an agent do for you?',
  placeholder: 'Review the pull request that changes how sessions expire',
  note: 'Nothing you type is sent anywhere. A real review starts once you log in.',
  suggestions: ['Review my last pull request', 'What blocks this merge?', 'Find the on-call handover'],
  send: {label: 'Send', to: '/playgroundresult'},
} satisfies TryIt;
