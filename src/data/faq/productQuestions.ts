import {inWords} from '../../lib/format';
import {chatTools, claims, frameworks, searchedTools, stats} from '../facts';
import type {FaqItem} from '../schema/question';
import {areIntegrated, arePlanned, isIntegrated, whereTheyStand} from '../tools';

const [agents] = stats;

/** What people ask about the agents and what they do. */
export const productQuestions = [
  {
    id: 'integrations',
    question: 'Which source hosts are integrated?',
    answer: [
      `Today only ${areIntegrated}: you connect a repository through OAuth. ${arePlanned}. `,
      {label: 'Ask us', to: '/contact'},
      ' if you depend on one of them.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'agents',
    question: 'Which agents are there?',
    answer: [
      `${agents.value}${agents.suffix} agents. They review code, scan for vulnerabilities, work with data, help with support tickets, search across your tools, run IT service management and take calls. `,
      {label: 'See what each one does', to: '/features'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'code-review',
    question: 'What does a code review look like?',
    answer: [
      'You open a pull request, the Code Agent reads it and writes its findings as inline comments at the lines they are about. ',
      {label: 'How reviews work', to: '/landingpage1'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'no-comment',
    question: 'Why is there no comment on my pull request?',
    answer: [
      'A pull request is reviewed when it is opened; one that was open before is not. If a new one with a change in a source file has no comment either, see ',
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
    question: 'Can it stop a vulnerable change from being merged?',
    answer: [
      'Yes. A merge can be blocked while a critical vulnerability is open. ',
      {label: 'More about security scans', to: '/landingpage2'},
      '.',
    ],
    categories: ['Product', 'Security'],
  },
  {
    id: 'jira',
    question: 'Can findings become Jira tickets?',
    answer: [
      `The Security Agent can create a Jira ticket from a finding, so that it gets an owner and a place in the plan. ${isIntegrated('Jira') ? '' : 'Among the integrations, Jira is marked as planned. '}`,
      {label: 'How things stand', to: '/docs/integrations/jira'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'preview-environments',
    question: 'What is a preview environment?',
    answer: [
      'A running copy of a change that QA can try before it is merged. ',
      {label: 'Previews and test cases', to: '/features#qa-previews'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'test-cases',
    question: 'Does it write test cases?',
    answer:
      'Yes, test cases are generated automatically. Read them as you would a colleague’s before you rely on them.',
    categories: ['Product'],
  },
  {
    id: 'support-agent',
    question: 'Is the Support Agent ready to use?',
    answer: [
      'It is in beta. It guides people inside an app, helps with onboarding and works on support tickets. ',
      {label: 'Meet the Support Agent', to: '/landingpage3'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'enable-support-agent',
    question: 'How do I switch the Support Agent on?',
    answer: 'Log in, open Agent, then choose Enable Support Agent.',
    categories: ['Product'],
  },
  {
    id: 'unified-search',
    question: 'What does unified search look through?',
    answer: [`${searchedTools} tools, with one question. `, {label: 'How search works', to: '/landingpage4'}, '.'],
    categories: ['Product'],
  },
  {
    id: 'voice-languages',
    question: 'Which languages do voice agents speak?',
    answer: [
      'Any language. They detect purpose, urgency and emotion, book appointments, raise tickets and send updates. ',
      {label: 'Hear more', to: '/landingpage5'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'itsm',
    question: 'What do the ITSM agents take over?',
    answer: [
      'Pre-built agents cover incident management, ticket automation, knowledge support and workflow orchestration. ',
      {label: 'See them at work', to: '/landingpage6'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'chat-tools',
    question: `Does it work with ${chatTools.join(' or ')}?`,
    answer: [
      `${chatTools.some(isIntegrated) ? '' : 'Not yet: '}${whereTheyStand(chatTools)}. `,
      {label: 'What you can prepare', to: '/docs/integrations/slack-and-teams'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'compliance-checks',
    question: 'Which compliance frameworks do the checks cover?',
    answer: [
      `${inWords(frameworks)}. The checks look at your changes; they do not replace an audit. `,
      {label: 'What they look at', to: '/trust#compliance'},
      '.',
    ],
    categories: ['Product', 'Security'],
  },
  {
    id: 'support-hours',
    question: 'When can I reach support?',
    answer: [`Any time: ${claims.support}. `, {label: 'Contact support', to: '/contactsupport'}, '.'],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'log-in',
    question: 'How do I log in?',
    answer: [
      'In the app, which is a site of its own: ',
      {label: 'log in', to: 'login'},
      `. If you are new, start the free trial there, and connect a repository next. ${claims.sso} works there, too.`,
    ],
    categories: ['Product'],
  },
] satisfies FaqItem[];
