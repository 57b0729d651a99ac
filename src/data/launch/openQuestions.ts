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
    question:
      'What counts as a QA, and what as a deployment? Is a pull request reviewed anew after a push, and does that count again?',
    pages: ['/pricing', '/faq', '/docs/getting-started/choose-a-plan'],
  },
  {
    question: 'Which agents, sign-on, roles and support does each plan include?',
    pages: ['/pricing', '/faq'],
  },
  {
    question: 'What does a month cost in which one changes the plan?',
    pages: ['/pricing', '/faq', '/docs/getting-started/choose-a-plan'],
  },
  {
    question: 'Who may apply for the startup program, and what is reduced access: when, to what, at what price?',
    pages: ['/startup', '/faq'],
  },
  {
    question: 'Do the prices include taxes, and who gets an invoice when?',
    pages: ['/pricing', '/termsandconditions'],
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
    question: 'Which programming languages do the Code Agent and the Security Agent read?',
    pages: ['/features', '/landingpage1', '/docs/core-features/code-review'],
  },
  {
    question: 'Can the platform be hosted by a customer?',
    pages: ['/enterprise', '/coderabbit'],
  },
  {
    question: 'How soon does support answer, and how much of the time are the agents there?',
    pages: ['/contactsupport', '/enterprise', '/termsandconditions'],
  },
  {
    question: 'How does the Support Agent get into a customer’s app?',
    pages: ['/landingpage3', '/docs/core-features/support-agent', '/docs/guides-tutorials/introduce-the-support-agent'],
  },
  {
    question: 'In which calendars and service desks do appointments and tickets of the agents appear?',
    pages: [
      '/docs/core-features/support-agent',
      '/docs/core-features/voice-agents',
      '/docs/core-features/it-service-management',
    ],
  },
  {
    question: 'What lifts the block of a merge besides a fix, such as a dismissed finding?',
    pages: ['/docs/core-features/security-scans', '/docs/guides-tutorials/protect-a-branch'],
  },
  {
    question: 'May an agent approve or merge?',
    pages: ['/docs/security-compliance/how-code-is-handled', '/trust'],
  },
  {
    question: 'What becomes of a pull request beyond the plan’s number, and of a required check on it?',
    pages: ['/pricing', '/docs/getting-started/choose-a-plan', '/docs/guides-tutorials/protect-a-branch'],
  },
  {
    question: 'Can the agents be reached from a customer’s own code?',
    pages: ['/docs/api-reference/overview'],
  },
  {
    question: 'Who runs the test cases that were generated, and where?',
    pages: ['/features', '/docs/core-features/qa-previews-and-test-cases'],
  },
  {
    question: 'Where does a preview run, who can open it, and how long is it kept?',
    pages: [
      '/trust',
      '/docs/core-features/qa-previews-and-test-cases',
      '/docs/security-compliance/how-code-is-handled',
    ],
  },
  {
    question: 'How long are findings kept, and do those in the app hold lines of code?',
    pages: ['/trust', '/docs/security-compliance/how-code-is-handled'],
  },
  {
    question: 'How long are calls, transcripts and the search index kept, and where?',
    pages: ['/trust', '/dpa', '/docs/core-features/voice-agents', '/docs/core-features/unified-search'],
  },
  {
    question: 'How long are demo requests and records of monitoring kept, and on which legal basis?',
    pages: ['/privacypolicy'],
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
