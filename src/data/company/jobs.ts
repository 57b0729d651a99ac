import type {Job, NoOpenRole} from '../schema/job';

/** The roles that are open. While there is none, the careers page says so and invites an introduction. */
export const jobs: readonly Job[] = [];

/** What stands there instead. */
export const noOpenRole = {
  title: 'No role is open today',
  text: 'When one is, you will find it here. Until then an introduction is just as welcome.',
} satisfies NoOpenRole;
