import {formatList} from '../../lib/format';
import {chatTools, claims, frameworks, searchedTools} from '../facts';
import {stats} from '../stats';
import {areIntegrated, arePlanned, describeToolStatus, isIntegrated} from '../tools';
import type {FaqItem} from './schema';

const [agents] = stats;

/** Questions on agents and integrations. */
export const productQuestions = [
  {
    id: 'integrations',
    question: 'Which source hosts are integrated?',
    answer: [
      `Today only ${areIntegrated}. You connect a repository through OAuth. ${arePlanned}. `,
      {label: 'Tell us', to: '/contact'},
      ' if you depend on one of them.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'agents',
    question: 'Which agents do you offer?',
    answer: [
      `We offer ${agents.value}${agents.suffix} agents. They review code, scan for vulnerabilities, work with data, help with support tickets, search across your tools, run IT service management and take calls. `,
      {label: 'See what each one does', to: '/features'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'code-review',
    question: 'What does a code review look like?',
    answer: [
      'When you open a pull request, the Code Agent reads it and adds its findings as inline comments on the affected lines. ',
      {label: 'See how reviews work', to: '/landingpage1'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'no-comment',
    question: 'Why is there no comment on my pull request?',
    answer: [
      'Pull requests are reviewed when they are opened, so one that was already open is not reviewed. If a new one that changes a source file has no comment either, see ',
      {
        label: 'what to check when no comment appears',
        to: '/docs/getting-started/connect-a-repository#when-no-comment-appears',
      },
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'merge-blocking',
    question: 'Can a scan block a vulnerable change from merging?',
    answer: [
      'Yes. Once a branch rule requires the scan’s check, an open critical vulnerability blocks the merge. ',
      {label: 'See how security scans work', to: '/landingpage2'},
      '.',
    ],
    categories: ['Product', 'Security'],
  },
  {
    id: 'jira',
    question: 'Can findings become Jira tickets?',
    answer: [
      `${isIntegrated('Jira') ? 'Yes. The' : 'Not yet. The Jira integration is planned. Once it’s available, the'} Security Agent can create a Jira ticket from a finding, so that it gets an owner and a place in your backlog. `,
      {label: 'See the current status', to: '/docs/integrations/jira'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'preview-environments',
    question: 'What is a preview environment?',
    answer: [
      'It is a running copy of a change that QA can try before the merge. ',
      {label: 'See previews and test cases', to: '/features#qa-previews'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'test-cases',
    question: 'Does it write test cases?',
    answer:
      'Yes, test cases are generated automatically. Review them like a colleague’s test cases before you rely on them.',
    categories: ['Product'],
  },
  {
    id: 'support-agent',
    question: 'Can I use the Support Agent today?',
    answer: [
      'Yes, it is in beta. It guides users inside your app, helps with onboarding and creates support tickets. ',
      {label: 'Meet the Support Agent', to: '/landingpage3'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'enable-support-agent',
    question: 'How do I enable the Support Agent?',
    answer: 'Log in, open Agent, then choose Enable Support Agent.',
    categories: ['Product'],
  },
  {
    id: 'unified-search',
    question: 'What does unified search cover?',
    answer: [
      `It searches ${searchedTools} tools with one question. `,
      {label: 'See how search works', to: '/landingpage4'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'voice-languages',
    question: 'Which languages do voice agents speak?',
    answer: [
      'Any language. They detect purpose, urgency and emotion, book appointments, create tickets and send updates. ',
      {label: 'See how they work', to: '/landingpage5'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'itsm',
    question: 'Which tasks do the ITSM agents handle?',
    answer: [
      'The pre-built agents cover incident management, ticket automation, knowledge support and workflow orchestration. ',
      {label: 'See them in action', to: '/landingpage6'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'chat-tools',
    question: `Does it work with ${chatTools.join(' or ')}?`,
    answer: [
      `${chatTools.some(isIntegrated) ? '' : 'Not yet. '}${describeToolStatus(chatTools)}. `,
      {label: 'See what you can prepare', to: '/docs/integrations/slack-and-teams'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'compliance-checks',
    question: 'Which compliance frameworks do the checks cover?',
    answer: [
      `${formatList(frameworks)}. The checks cover your changes and don’t replace an audit. `,
      {label: 'See what they cover', to: '/trust#compliance'},
      '.',
    ],
    categories: ['Product', 'Security'],
  },
  {
    id: 'support-hours',
    question: 'When can I reach support?',
    answer: [`At any time. We offer ${claims.support}. `, {label: 'Contact support', to: '/contactsupport'}, '.'],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'log-in',
    question: 'How do I log in?',
    answer: [
      {label: 'Log in', to: 'login'},
      ` to the app, which is a separate site. If you’re new, start the free trial there and then connect a repository. ${claims.sso} works there, too.`,
    ],
    categories: ['Product'],
  },
] satisfies FaqItem[];
