import {brand} from '../brand';
import type {LandingPage} from './schema';

/** Content of /landingpage3. */
export const supportAgent = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'SupportAgent',
  meta: {
    path: '/landingpage3',
    title: 'Support Agent',
    description:
      'The Support Agent is an AI guide inside your app, with in-app guidance, onboarding and support tickets. It’s in beta.',
    heading: 'Your AI Guide Inside Every App',
    intro: 'The Support Agent, now in beta, shows users the next step on the page instead of an article.',
    actions: [
      {label: 'Request a demo', to: '/landingpage3#demo'},
      {label: 'Turn it on', to: '/landingpage3#switch-on'},
    ],
  },
  scene: 'support',
  hero: {
    scene: 'left',
    notes: [
      'Points to the exact button to click',
      'Guides new users through their first task',
      `Enabled in ${brand.name} in two steps`,
    ],
  },
  sections: [
    {
      kind: 'guidance',
      heading: 'Help where users need it',
      intro: 'Users have questions in the middle of a task. Answer them there instead of in another tab.',
      kinds: [
        {
          title: 'In-app guidance',
          text: 'A user asks how to do something. The agent walks them through it on the page they’re on.',
          request: 'How do I let Sam see just one project?',
          answer: [
            'Leads the user to the team settings',
            'Points to the role, then to the project',
            'Points to “Send invite” and says what Sam will see',
          ],
        },
        {
          title: 'Onboarding',
          text: 'A user is new. The agent guides them through a first task from start to finish, at their own pace.',
          request: 'I just joined. Where do I start?',
          answer: [
            'Shows the three places they’ll need this week',
            'Walks them through the first task, step by step',
            'Stays out of the way until they ask again',
          ],
        },
      ],
    },
    {
      kind: 'path',
      heading: 'Enable the Support Agent in two steps',
      intro: 'After they log in, all users find it in the same place.',
      steps: [
        {label: 'Agent', text: 'Log in and open Agent.'},
        {label: 'Enable Support Agent', text: 'Choose Enable Support Agent. It’s then ready for questions.'},
      ],
      note: 'During the beta, expect changes and an occasional wrong answer. Please tell us when you see one. Ask us in a demo how to add the agent to your own app.',
    },
    {
      kind: 'video',
      look: 'beside',
      heading: 'From question to finished task',
      intro: 'In the video, a user asks a question in an app, and the agent guides them until the task is done.',
      video: {sample: true, title: 'The Support Agent guides a user through an app', id: 'ovamai-0003'},
    },
    {
      kind: 'demo',
      heading: 'See the Support Agent in your app',
      intro: 'Show us a task your users keep asking about. We’ll show you how the agent walks them through it.',
    },
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['Zendesk', 'Intercom', 'HubSpot', 'Slack', 'Microsoft Teams', 'Notion'],
    },
    {kind: 'testimonials'},
  ],
  closing: {
    heading: 'Fewer “Where do I find…?” tickets',
    text: 'Bring one task from your app and see how the agent guides a user through it.',
    primary: {label: 'Get started', to: '/landingpage3#demo'},
  },
} satisfies LandingPage;
