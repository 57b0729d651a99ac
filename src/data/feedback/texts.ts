import type {Missing} from '../../lib/feedback';

/** Texts of the question at the end of docs, posts and months of the changelog. */
export const feedbackTexts = {
  question: 'Was this page helpful?',
  answers: {yes: 'Yes', no: 'No'},
  missing: 'What was missing?',
  choices: {
    explanation: 'An explanation',
    example: 'An example',
    outdated: 'Up-to-date information',
  } satisfies Record<Missing, string>,
  text: {yes: 'What helped you? (optional)', no: 'What should we improve? (optional)'},
  hint: 'Don’t include personal data, such as names or email addresses. At most 1,000 characters.',
  send: 'Send feedback',
  sending: 'Sending…',
  sent: 'Thank you. Your feedback helps us improve this page.',
  failed: 'We didn’t receive your feedback. Your answer is still here. Please try again.',
  withoutScripts: {before: 'To tell us, ', link: 'contact support', after: ' and name this page:'},
};
