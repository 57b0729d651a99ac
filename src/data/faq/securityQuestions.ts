import {formatList} from '../../lib/format';
import {claims, disclosure, frameworks} from '../facts';
import type {FaqItem} from './schema';

/** Questions on code, data and this website. */
export const securityQuestions = [
  {
    id: 'code-stored',
    question: 'Do you store my code?',
    answer: [`No. ${claims.codeNotStored}. `, {label: 'See what happens to your code', to: '/trust'}, '.'],
    categories: ['Popular', 'Security'],
  },
  {
    id: 'encryption',
    question: 'How is data encrypted?',
    answer: `With ${claims.encryptionAtRest} and ${claims.encryptionInTransit} in transit.`,
    categories: ['Security'],
  },
  {
    id: 'access-control',
    question: 'Can I control who can see and do what?',
    answer: `Yes, with ${claims.accessControl.toLowerCase()}. Each user’s role determines what they can do.`,
    categories: ['Security'],
  },
  {
    id: 'sso',
    question: 'Do you support single sign-on?',
    answer: [
      `Yes, we support ${claims.sso}. For terms that suit a larger organization, `,
      {label: 'contact us', to: '/enterprise'},
      '.',
    ],
    categories: ['Security'],
  },
  {
    id: 'search-permissions',
    question: 'Can search show content that I’m not allowed to open?',
    answer: 'No. Search is permission-aware, so answers use only what each user can see at the source.',
    categories: ['Security'],
  },
  {
    id: 'certified',
    question: `Are you certified for ${formatList(frameworks, 'or')}?`,
    answer: [
      `Our agents check your changes for ${formatList(frameworks)}. The checks don’t certify your company or ours. `,
      {label: 'The trust center', to: '/trust#compliance'},
      ' lists the checks. For our own reports and certificates, ',
      {label: 'ask us', to: '/enterprise#write'},
      '.',
    ],
    categories: ['Security'],
  },
  {
    id: 'report-vulnerability',
    question: 'How do I report a vulnerability?',
    answer: [
      {label: 'The disclosure policy', to: '/security'},
      ` explains where to send your report and what to include. Reports are acknowledged within ${disclosure.acknowledgementHours} hours and validated within ${disclosure.validationBusinessDays} business days.`,
    ],
    categories: ['Security'],
  },
  {
    id: 'data-processing-agreement',
    question: 'Do you have a data processing agreement?',
    answer: ['Yes, you can ', {label: 'read it online', to: '/dpa'}, '.'],
    categories: ['Security'],
  },
  {
    id: 'website-monitoring',
    question: 'What does this website record about my visit?',
    answer: [
      'Your browser keeps a random device identifier. If this site asks for your consent, it stores the identifier only after you accept. If monitoring is on, we measure page use and record session replays, with your input masked. ',
      {label: 'The privacy policy', to: '/privacypolicy'},
      ' lists what your browser keeps and for how long.',
    ],
    categories: ['Security'],
  },
  {
    id: 'forms',
    question: 'What happens to the data I enter in your forms?',
    answer: [
      'We receive your demo request. If monitoring is on, a record of the request may include what you entered. The contact, support, sales, partner, enterprise and startup forms and the newsletter box don’t send anything. They open your email app with your message filled in. Text that you enter in the ',
      {label: 'playground', to: '/playground'},
      ' is not sent anywhere.',
    ],
    categories: ['Security'],
  },
] satisfies FaqItem[];
