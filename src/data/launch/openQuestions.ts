/** A customer question that no page answers, because only the site's owner can. Listed by `npm run launch-check`. */
type OpenQuestion = {
  question: string;
  /** Pages that should have the answer. Remove the entry once they have it. */
  pages: string[];
};

export const openQuestions: OpenQuestion[] = [
  {
    question: 'What uses a credit, and how many credits does a pull request take?',
    pages: ['/pricing', '/faq', '/docs/getting-started/choose-a-plan'],
  },
  {
    question:
      'What counts as a QA, and what counts as a deployment? Is a pull request reviewed again after a push, and does that count again?',
    pages: ['/pricing', '/faq', '/docs/getting-started/choose-a-plan'],
  },
  {
    question: 'Which agents, sign-in methods, roles and support does each plan include?',
    pages: ['/pricing', '/faq'],
  },
  {
    question: 'How is a plan change in the middle of a month billed?',
    pages: ['/pricing', '/faq', '/docs/getting-started/choose-a-plan'],
  },
  {
    question: 'Who can apply for the startup program, and what does reduced access include, when and at what price?',
    pages: ['/startup', '/faq'],
  },
  {
    question: 'Do the prices include taxes, and when do customers receive an invoice?',
    pages: ['/pricing', '/termsandconditions'],
  },
  {
    question: 'Which limits does the trial have, and what happens to the account when it ends?',
    pages: ['/pricing', '/faq'],
  },
  {
    question:
      'Which AI models read customers’ code, tickets and calls, who runs them, and are they trained on that data?',
    pages: ['/trust', '/dpa', '/privacypolicy'],
  },
  {
    question: 'Which programming languages do the Code Agent and the Security Agent support?',
    pages: ['/features', '/landingpage1', '/docs/core-features/code-review'],
  },
  {
    question: 'Can a customer host the platform?',
    pages: ['/enterprise', '/coderabbit'],
  },
  {
    question: 'How quickly does support respond, and what uptime do the agents have?',
    pages: ['/contactsupport', '/enterprise', '/termsandconditions'],
  },
  {
    question: 'How does a customer add the Support Agent to an app?',
    pages: ['/landingpage3', '/docs/core-features/support-agent', '/docs/guides-tutorials/introduce-the-support-agent'],
  },
  {
    question: 'In which calendars and service desks do the agents create appointments and tickets?',
    pages: [
      '/docs/core-features/support-agent',
      '/docs/core-features/voice-agents',
      '/docs/core-features/it-service-management',
    ],
  },
  {
    question: 'What unblocks a merge besides a fix, such as a dismissed finding?',
    pages: ['/docs/core-features/security-scans', '/docs/guides-tutorials/protect-a-branch'],
  },
  {
    question: 'Can an agent approve or merge a pull request?',
    pages: ['/docs/security-compliance/how-code-is-handled', '/trust'],
  },
  {
    question: 'What happens to a pull request beyond the plan’s limit, and to a required check on it?',
    pages: ['/pricing', '/docs/getting-started/choose-a-plan', '/docs/guides-tutorials/protect-a-branch'],
  },
  {
    question: 'Can customers call the agents from their own code?',
    pages: ['/docs/api-reference/overview'],
  },
  {
    question: 'Who runs the generated test cases, and where?',
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
    question: 'How long are findings kept, and do findings in the app contain lines of code?',
    pages: ['/trust', '/docs/security-compliance/how-code-is-handled'],
  },
  {
    question: 'How long and where are calls, transcripts and the search index kept?',
    pages: ['/trust', '/dpa', '/docs/core-features/voice-agents', '/docs/core-features/unified-search'],
  },
  {
    question: 'How long are monitoring records kept, and on what legal basis are they and demo requests processed?',
    pages: ['/privacypolicy'],
  },
  {
    question:
      'Who are the other sub-processors, how are customers told about a new one, and where may data be transferred?',
    pages: ['/dpa'],
  },
  {
    question: 'Which reports and certificates does the company hold, and who can read them?',
    pages: ['/trust', '/enterprise', '/faq'],
  },
  {
    question: 'How can a customer audit the company: through its reports, or with an audit of their own?',
    pages: ['/dpa'],
  },
];
