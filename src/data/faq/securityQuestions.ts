import {inWords} from '../../lib/format';
import {claims, disclosure, frameworks} from '../facts';
import type {FaqItem} from '../schema/question';

/** What people ask about their code, their data, and this website. */
export const securityQuestions = [
  {
    id: 'code-stored',
    question: 'Do you store my code?',
    answer: [`No. ${claims.codeNotStored}. `, {label: 'What happens to it instead', to: '/trust'}, '.'],
    categories: ['Popular', 'Security'],
  },
  {
    id: 'encryption',
    question: 'How is data encrypted?',
    answer: `With ${claims.encryptionAtRest}, and ${claims.encryptionInTransit} on the way.`,
    categories: ['Security'],
  },
  {
    id: 'access-control',
    question: 'Can I decide who sees and does what?',
    answer: `Yes, with ${claims.accessControl.toLowerCase()}: what somebody may do follows from their role.`,
    categories: ['Security'],
  },
  {
    id: 'sso',
    question: 'Is single sign-on supported?',
    answer: [
      `Yes, ${claims.sso} is supported. For terms that suit a larger organisation, `,
      {label: 'write to us', to: '/enterprise'},
      '.',
    ],
    categories: ['Security'],
  },
  {
    id: 'search-permissions',
    question: 'Could search show somebody what they may not open?',
    answer: 'No. Search is permission-aware: answers respect what the person who asks may see in the source.',
    categories: ['Security'],
  },
  {
    id: 'certified',
    question: `Are you certified for ${inWords(frameworks, 'or')}?`,
    answer: [
      `Our agents check your changes for ${inWords(frameworks)}; a check certifies neither your company nor ours. `,
      {label: 'The trust center', to: '/trust#compliance'},
      ' says what is checked. For reports and certificates of our own, ',
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
      ` says where to write and what to include. Reports are acknowledged within ${disclosure.acknowledgementHours} hours, and validated within ${disclosure.validationBusinessDays} business days.`,
    ],
    categories: ['Security'],
  },
  {
    id: 'data-processing-agreement',
    question: 'Is there a data processing agreement?',
    answer: ['Yes, ', {label: 'it can be read here', to: '/dpa'}, '.'],
    categories: ['Security'],
  },
  {
    id: 'website-monitoring',
    question: 'What does this website record about my visit?',
    answer: [
      'A random device identifier is kept in your browser; where this site asks first, only once you accept. Where monitoring is switched on, page use is measured and replayed with what you type masked. ',
      {label: 'The privacy policy', to: '/privacypolicy'},
      ' lists what your browser keeps, and for how long.',
    ],
    categories: ['Security'],
  },
  {
    id: 'forms',
    question: 'Where does what I type into this website’s forms go?',
    answer: [
      'A demo request is sent to us; where monitoring is switched on, a record of it may hold its values too. The contact, support, sales, partner, enterprise and startup forms and the newsletter box send nothing: they open your own mail program with your message in it. What you type into the ',
      {label: 'playground', to: '/playground'},
      ' is not sent anywhere.',
    ],
    categories: ['Security'],
  },
] satisfies FaqItem[];
