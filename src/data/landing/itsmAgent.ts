import {claims} from '../facts';
import type {LandingPage} from '../schema/landing';

/** /landingpage6 */
export const itsmAgent = {
  surface: 'dark',
  campaign: 'violet',
  pageUrl: 'Itsm agent',
  meta: {
    path: '/landingpage6',
    title: 'ITSM agents',
    description:
      'Pre-built agents for IT service management: incident management, ticket automation, knowledge support, orchestration.',
    heading: 'IT service management with the agents built in',
    intro: 'Pre-built agents take an incident from the alert to the resolution, and write down every step of the way.',
    actions: [
      {label: 'Get started', to: 'login'},
      {label: 'Meet the agents', to: '/landingpage6#agents'},
    ],
  },
  scene: 'itsm',
  hero: {
    scene: 'right',
    notes: ['One timeline for each incident', 'Approvals stay with people', claims.noCreditCard],
  },
  sections: [
    {
      kind: 'agentSet',
      heading: 'Four agents that know the job',
      intro: 'They come pre-built for the work that a service desk does every day. You say how far each one may go.',
      agents: [
        {
          icon: 'warning',
          title: 'Incident management',
          text: 'An alert becomes an incident with an owner, a severity and a timeline. The agent keeps all three up to date, so that the people on it can work instead of reporting.',
          record: [
            {name: '02:10', value: 'Disk alerts on two database hosts, one incident'},
            {name: '02:11', value: 'Severity 2, owner on call'},
            {name: '02:13', value: 'Last night’s backup job still running'},
            {name: '02:19', value: 'Owner stops the job, space is freed'},
            {name: '02:26', value: 'Closed, summary written'},
          ],
        },
        {
          icon: 'ticket',
          title: 'Ticket automation',
          text: 'Requests are sorted and assigned and, where it is safe, answered.',
          record: [
            {name: 'Asked', value: 'My second screen stays black'},
            {name: 'Sorted', value: 'Hardware, not urgent'},
            {name: 'Assigned', value: 'Desk on the third floor'},
          ],
        },
        {
          icon: 'book',
          title: 'Knowledge support',
          text: 'Answers come from your own articles and past tickets, with the source named.',
          record: [
            {name: 'Asked', value: 'How do I print from my phone?'},
            {name: 'Source', value: 'Printing, your own article'},
          ],
        },
        {
          icon: 'route',
          title: 'Workflow orchestration',
          text: 'Steps that cross tools run in order, and stop where somebody has to approve.',
          record: [
            {name: 'Done', value: 'Request checked, manager asked'},
            {name: 'Waiting', value: 'The manager’s approval'},
            {name: 'Next', value: 'Access given, person told'},
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
      heading: 'One request, four\u00a0tools, one approval',
      intro: 'Somebody needs access to a system for a project. This is what happens to the request.',
      steps: [
        {
          tool: 'Chat',
          title: 'Somebody asks',
          text: 'In their own words, where they work. No form to find first.',
        },
        {
          tool: 'Service desk',
          title: 'A ticket is written',
          text: 'With who asks, for which system, and until when.',
        },
        {
          tool: 'Approval',
          title: 'The manager decides',
          text: 'The agent asks, with the reason beside the request. Nothing is opened before the yes.',
          otherwise: 'After a no, the ticket is closed and the person is told why.',
        },
        {
          tool: 'Directory',
          title: 'Access is given',
          text: 'For the one system, with the role that was approved.',
        },
        {
          tool: 'Calendar',
          title: 'Its end is noted',
          text: 'On the day the project ends, the same agent asks whether access may go.',
        },
      ],
    },
    {
      kind: 'demo',
      heading: 'See it work through an incident',
      intro: 'Bring the last incident that cost you a night, and follow the agents through it step by step.',
    },
    {kind: 'testimonials', speed: 'fast'},
    {
      kind: 'video',
      heading: 'An incident, as the agents see it',
      video: {sample: true, title: 'An incident, from the alert to the resolution', id: 'ovamai-0006'},
    },
  ],
  closing: {
    heading: 'Sleep through the next small incident',
    text: `Switch one agent on, and let it earn the next one. ${claims.noCreditCard}.`,
    primary: {label: 'Get started', to: 'login'},
    secondary: {label: 'See it in a demo', to: '/landingpage6#demo'},
  },
} satisfies LandingPage;
