import type {Job, NoOpenRole} from './jobSchema';

/** Open roles. If the list is empty, the careers page shows `noOpenRole`. */
export const jobs: readonly Job[] = [];

export const noOpenRole = {
  title: 'No open roles right now',
  text: 'We post new roles here. Introductions are welcome any time.',
} satisfies NoOpenRole;
