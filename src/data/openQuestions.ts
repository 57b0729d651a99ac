/** What customers ask and no page answers, as only the site's owner knows: `npm run launch-check` lists it. */
type OpenQuestion = {
  question: string;
  /** The pages that should answer it: the entry goes with the answer. */
  pages: string[];
};

export const openQuestions: OpenQuestion[] = [
  {
    question: 'What uses up a credit, and how many does a pull request take?',
    pages: ['/pricing', '/faq', '/docs/getting-started/choose-a-plan'],
  },
  {
    question: 'Which limits does the trial have, and what becomes of the account on the day after it?',
    pages: ['/pricing', '/faq'],
  },
  {
    question:
      'Which AI models read the code, tickets and calls of customers, who runs them, and does anybody train on it?',
    pages: ['/trust', '/dpa', '/privacypolicy'],
  },
  {
    question: 'How long are calls, transcripts and the search index kept, and where?',
    pages: ['/trust', '/dpa', '/docs/core-features/voice-agents', '/docs/core-features/unified-search'],
  },
  {
    question: 'Who are the further processors, how is a customer told of a new one, and where may data go?',
    pages: ['/dpa'],
  },
  {
    question: 'Which reports and certificates do you hold yourselves, and who may read them?',
    pages: ['/trust', '/enterprise', '/faq'],
  },
  {
    question: 'How may a customer check on you: by your reports, or by an audit of their own?',
    pages: ['/dpa'],
  },
];
