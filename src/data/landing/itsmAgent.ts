import {claims} from '../facts';
import type {LandingPage} from './schema';

/** Content of /landingpage6. */
export const itsmAgent = {
  surface: 'dark',
  campaign: 'violet',
  pageUrl: 'Itsm agent',
  meta: {
    path: '/landingpage6',
    title: 'ITSM agents',
    description:
      'Pre-built agents for IT service management cover incident management, ticket automation, knowledge support and workflow orchestration.',
    heading: 'Pre-built agents for IT service management',
    intro: 'The agents take an incident from alert to resolution and log every step along the way.',
    actions: [
      {label: 'Get started', to: 'login'},
      {label: 'Meet the agents', to: '/landingpage6#agents'},
    ],
  },
  scene: 'itsm',
  hero: {
    scene: 'right',
    notes: ['One timeline per incident', 'Approvals stay with your team', claims.noCreditCard],
  },
  sections: [
    {
      kind: 'agentSet',
      heading: 'Four pre-built service desk agents',
      intro: 'They come ready for the work a service desk does every day. You decide how far each agent can go.',
      agents: [
        {
          icon: 'warning',
          title: 'Incident management',
          text: 'An alert becomes an incident with an owner, a severity and a timeline. The agent keeps all three up to date, so responders can work on the fix instead of the report.',
          record: [
            {name: '02:10', value: 'Disk alerts from two database hosts, one incident'},
            {name: '02:11', value: 'Severity 2, assigned to the on-call engineer'},
            {name: '02:13', value: 'Last night’s backup job is still running'},
            {name: '02:19', value: 'On-call engineer stops the job, freeing space'},
            {name: '02:26', value: 'Incident closed, summary written'},
          ],
        },
        {
          icon: 'ticket',
          title: 'Ticket automation',
          text: 'The agent sorts and assigns requests, and answers them when it’s safe.',
          record: [
            {name: 'Request', value: 'My second monitor won’t turn on'},
            {name: 'Category', value: 'Hardware, not urgent'},
            {name: 'Assigned', value: 'Third-floor service desk'},
          ],
        },
        {
          icon: 'book',
          title: 'Knowledge support',
          text: 'The agent answers from your own articles and past tickets, and cites the source.',
          record: [
            {name: 'Question', value: 'How do I print from my phone?'},
            {name: 'Source', value: 'Your article on printing'},
          ],
        },
        {
          icon: 'route',
          title: 'Workflow orchestration',
          text: 'Steps that cross tools run in order and pause for approval.',
          record: [
            {name: 'Done', value: 'Request checked, approval requested'},
            {name: 'Waiting', value: 'Manager’s approval'},
            {name: 'Next', value: 'Access granted, requester notified'},
          ],
        },
      ],
    },
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['PagerDuty', 'Datadog', 'Jira', 'Slack', 'Microsoft Teams', 'Confluence'],
    },
    {
      kind: 'workflow',
      heading: 'One access request, five steps',
      intro: 'An employee needs access to a system for a project. Here’s what happens to the request.',
      steps: [
        {
          tool: 'Chat',
          title: 'The employee asks',
          text: 'They describe what they need in their own words, in chat. They don’t have to find a form.',
        },
        {
          tool: 'Service desk',
          title: 'The agent writes a ticket',
          text: 'It says who needs access, to which system and until when.',
        },
        {
          tool: 'Approval',
          title: 'The manager decides',
          text: 'The agent sends the request with its reason. Nothing happens before the approval.',
          otherwise: 'If the manager declines, the agent closes the ticket and tells the employee why.',
        },
        {
          tool: 'Directory',
          title: 'The employee gets access',
          text: 'They get the approved role for that one system.',
        },
        {
          tool: 'Calendar',
          title: 'The end date is set',
          text: 'On the day the project ends, the same agent asks whether to remove access.',
        },
      ],
    },
    {
      kind: 'demo',
      heading: 'See the agents handle an incident',
      intro: 'Bring the last incident that cost your team a night, and follow the agents through it step by step.',
    },
    {kind: 'testimonials', speed: 'fast'},
    {
      kind: 'video',
      heading: 'Watch an incident from alert to resolution',
      video: {sample: true, title: 'ITSM agents take an incident from alert to resolution', id: 'ovamai-0006'},
    },
  ],
  closing: {
    heading: 'Let agents handle the next small incident',
    text: `Start with one agent, and add the next when you’re ready. ${claims.noCreditCard}.`,
    primary: {label: 'Get started', to: 'login'},
    secondary: {label: 'Request a demo', to: '/landingpage6#demo'},
  },
} satisfies LandingPage;
