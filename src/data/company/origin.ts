import type {Origin} from './originSchema';

/** Origin story on the about page: the questions that one pull request raises. */
export const origin = {
  start: 'A developer opens a pull request',
  questions: [
    {
      question: 'Is it correct?',
      why: 'The reviewer who knows this code is in a meeting until three.',
      agent: 'Code Agent',
      chapter: 'code-agent',
    },
    {
      question: 'Is it safe?',
      why: 'A reviewer in a hurry can miss an injection.',
      agent: 'Security Agent',
      chapter: 'security-agent',
    },
    {
      question: 'Didn’t we decide this already?',
      why: 'In a ticket, a chat or a document. Somewhere.',
      agent: 'Search',
      chapter: 'search',
    },
    {
      question: 'Did it help?',
      why: 'The numbers exist, but not in one place.',
      agent: 'Data Agent',
      chapter: 'data-agent',
    },
    {
      question: 'Who responds when it breaks?',
      why: 'The alert comes at night, when the engineers who know the system are asleep.',
      agent: 'ITSM Agent',
      chapter: 'itsm-agent',
    },
    {
      question: 'Where is the new button?',
      why: 'The team that built it knows. Users have to ask.',
      agent: 'Support Agent',
      chapter: 'support-agent',
    },
    {
      question: 'Who answers the phone?',
      why: 'Some customers would rather call than type.',
      agent: 'Voice Agent',
      chapter: 'voice-agent',
    },
  ],
} satisfies Origin;
