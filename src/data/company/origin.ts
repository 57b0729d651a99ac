import type {Origin} from '../schema/origin';

/** The story on the about page: one pull request, and what people ask because of it. */
export const origin = {
  start: 'Somebody opens a pull request',
  questions: [
    {
      question: 'Is it right?',
      why: 'Whoever knows that code is in a meeting until three.',
      agent: 'Code Agent',
      chapter: 'code-agent',
    },
    {
      question: 'Is it safe?',
      why: 'Nobody sees an injection by reading fast.',
      agent: 'Security Agent',
      chapter: 'security-agent',
    },
    {
      question: 'Didn’t we decide this already?',
      why: 'In a ticket, or a chat, or a document. Somewhere.',
      agent: 'Search',
      chapter: 'search',
    },
    {
      question: 'Did it help?',
      why: 'The figures exist. The table does not.',
      agent: 'Data Agent',
      chapter: 'data-agent',
    },
    {
      question: 'Who looks when it breaks?',
      why: 'The alert comes at night, the context in the morning.',
      agent: 'ITSM Agent',
      chapter: 'itsm-agent',
    },
    {
      question: 'Where is the new button?',
      why: 'Everybody who built it knows. Everybody else asks.',
      agent: 'Support Agent',
      chapter: 'support-agent',
    },
    {
      question: 'And who picks up the phone?',
      why: 'Some would rather call than type.',
      agent: 'Voice Agent',
      chapter: 'voice-agent',
    },
  ],
} satisfies Origin;
