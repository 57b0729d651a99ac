import type {Missing} from '../../lib/feedback';

/** Texts of the question at the end of docs, posts and months of the changelog. */
export const feedbackTexts = {
  question: 'Was this page helpful?',
  yes: 'Yes',
  no: 'No',
  missing: 'What was missing?',
  choices: {
    explanation: 'An explanation',
    example: 'An example',
    outdated: 'Up-to-date information',
  } satisfies Record<Missing, string>,
  text: 'Anything else? (optional)',
  hint: 'Please leave out personal data. At most 1,000 characters.',
  send: 'Send feedback',
  sending: 'Sending…',
  sent: 'Thank you!',
  failed: 'Not sent. Please try again.',
  /** Link without JavaScript, before the path of the page. */
  withoutScripts: 'Contact support about',
};
