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
    actions: [{label: 'See it in a demo', to: '/landingpage3#demo'}],
  },
  scene: 'support',
  sections: [
    {
      kind: 'benefits',
      heading: 'Help that happens inside the app',
      cards: [
        {
          icon: 'compass',
          title: 'In-app guidance',
          text: 'Somebody asks how to do a thing; the agent points at the button and walks through the steps.',
        },
        {
          icon: 'users',
          title: 'Onboarding',
          text: 'New people are led through their first task, at the pace they take it.',
        },
        {icon: 'play', title: 'Switched on in two clicks', text: 'Log in, open Agent and choose Enable Support Agent.'},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'The Support Agent guides somebody through an app', id: 'ovamai-0003'},
    },
    {kind: 'tools', heading: 'Works with your existing tools'},
    {kind: 'testimonials'},
    {
      kind: 'demo',
      heading: 'See it guide somebody through your app',
      intro: 'Show us a task that people keep asking about. We show you how the agent walks them through it.',
    },
  ],
  closing: {
    heading: 'Get started',
    text: 'See it on your own work.',
    primary: {label: 'Get started', to: '/landingpage3#demo'},
  },
} satisfies LandingPage;
