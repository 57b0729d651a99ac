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
    intro:
      'Pre-built agents take an incident from the alert to the resolution and write down what they did on the way.',
    actions: [{label: 'Get started', to: 'login'}],
  },
  scene: 'itsm',
  sections: [
    {
      kind: 'benefits',
      heading: 'Four agents, ready to switch on',
      cards: [
        {
          icon: 'warning',
          title: 'Incident management',
          text: 'An alert becomes an incident with an owner, a severity and a timeline.',
        },
        {
          icon: 'refresh',
          title: 'Ticket automation',
          text: 'Requests are sorted, assigned and, where it is safe, answered.',
        },
        {
          icon: 'book',
          title: 'Knowledge support',
          text: 'Answers come from your own articles and past tickets, with the source named.',
        },
        {
          icon: 'grid',
          title: 'Workflow orchestration',
          text: 'Steps that cross tools run in order, and stop where somebody has to approve.',
        },
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {sample: true, title: 'An incident, from the alert to the resolution', id: 'ovamai-0006'},
    },
    {kind: 'tools', heading: 'Works with your existing tools'},
    {kind: 'testimonials'},
    {
      kind: 'demo',
      heading: 'See it work through an incident',
      intro: 'Bring the last incident that cost you a night, and follow the agents through it step by step.',
    },
  ],
  closing: {
    heading: 'Get started',
    text: 'See it on your own work.',
    primary: {label: 'Get started', to: 'login'},
  },
} satisfies LandingPage;
