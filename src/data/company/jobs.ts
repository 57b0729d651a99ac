/** An open role. */
export type Job = {
  /** URL fragment of shared links: never change it after publication. */
  id: string;
  title: string;
  team: string;
  /** Location, such as "Berlin" or "Remote, Europe". */
  place: string;
  employment: 'Full time' | 'Part time' | 'Contract' | 'Internship';
  description: string;
  apply: {
    /** The documents to send, in one sentence. */
    text: string;
    /** Subject of the e-mail to the contact address. */
    subject: string;
  };
};

/** Text while no role is open. */
export type NoOpenRole = {title: string; text: string};

/** Open roles. If the list is empty, the careers page shows `noOpenRole`. */
export const jobs: readonly Job[] = [];

export const noOpenRole = {
  title: 'No open roles right now',
  text: 'We post new roles here. Introductions are welcome any time.',
} satisfies NoOpenRole;
