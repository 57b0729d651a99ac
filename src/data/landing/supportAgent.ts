import type {LandingPage} from '../schema/landing';

/** /landingpage3 */
export const supportAgent = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'SupportAgent',
  meta: {
    path: '/landingpage3',
    title: 'Support Agent',
    description:
      'An AI guide inside your app: in-app guidance, onboarding and support tickets. The Support Agent is in beta.',
    heading: 'Your AI Guide Inside Every App',
    intro:
      'The Support Agent shows people the next step where they are, instead of sending them to an article. It is in beta.',
    actions: [
      {label: 'See it in a demo', to: '/landingpage3#demo'},
      {label: 'Switch it on', to: '/landingpage3#switch-on'},
    ],
  },
  scene: 'support',
  hero: {
    scene: 'left',
    notes: [
      'Points at the very button it talks about',
      'Leads new people through their first task',
      'Switched on in two steps',
    ],
  },
  sections: [
    {
      kind: 'guidance',
      heading: 'Help where the question comes up',
      intro: 'People ask in the middle of a task. The answer belongs there too, not in another tab.',
      kinds: [
        {
          title: 'In-app guidance',
          text: 'Somebody asks how a thing is done. The agent walks them through it on the page they are on.',
          asked: 'How do I let Sam see one project only?',
          answer: [
            'Leads to the team’s settings, where people are invited',
            'Points at the role, then at the project',
            'Points at “Send invite” and says what Sam will see',
          ],
        },
        {
          title: 'Onboarding',
          text: 'Somebody is new. The agent leads them through a first task from beginning to end, at their own pace.',
          asked: 'I have just joined. Where do I start?',
          answer: [
            'Shows the three places they will need this week',
            'Goes through the first task with them, step by step',
            'Leaves them to it, and is there when they ask again',
          ],
        },
      ],
    },
    {
      kind: 'path',
      heading: 'Switched on in two steps',
      intro: 'Anybody who is logged in finds it in the same place.',
      steps: [
        {label: 'Agent', text: 'Log in and open Agent.'},
        {label: 'Enable Support Agent', text: 'Choose Enable Support Agent. From then on it is there to be asked.'},
      ],
      note: 'The Support Agent is in beta. Expect it to change, and to be wrong now and then: tell us when it is. Ask us in a demo how it gets into your own app.',
    },
    {
      kind: 'video',
      look: 'beside',
      heading: 'Somebody asks, and is shown',
      intro: 'The video stays inside one app: a question, the button it is about, and the task done.',
      video: {sample: true, title: 'The Support Agent guides somebody through an app', id: 'ovamai-0003'},
    },
    {
      kind: 'demo',
      heading: 'See it guide somebody through your app',
      intro: 'Show us a task that people keep asking about. We show you how the agent walks them through it.',
    },
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['Zendesk', 'Intercom', 'HubSpot', 'Slack', 'Microsoft Teams', 'Notion'],
    },
    {kind: 'testimonials'},
  ],
  closing: {
    heading: 'Fewer tickets that begin with “where do I find”',
    text: 'Bring one task from one app, and see how the agent guides somebody through it.',
    primary: {label: 'Get started', to: '/landingpage3#demo'},
  },
} satisfies LandingPage;
