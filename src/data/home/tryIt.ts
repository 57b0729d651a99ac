import {brand} from '../brand';
import type {TryIt} from './schema';

/** Try-it box of the home page and the playground. Send only links to a preview (specification, section 2). */
export const tryIt = {
  id: 'try_it',
  heading: 'Give an agent a task',
  intro: `Write to ${brand.name} as you would to a colleague. Select Send to see an example answer.`,
  label: 'What should an agent do for you?',
  placeholder: 'Review the pull request that changes how sessions expire',
  note: 'Nothing you type is sent anywhere. Real reviews start after you log in.',
  suggestions: ['Review my last pull request', 'What is blocking this merge?', 'Find the on-call schedule'],
  send: {label: 'Send', to: '/playgroundresult'},
} satisfies TryIt;
