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
