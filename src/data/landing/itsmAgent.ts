import type {LandingPage} from '../schema';

/** /landingpage6 */
export const itsmAgent = {
  surface: 'dark',
  campaign: 'violet',
  pageUrl: 'Itsm agent',
  demo: {
    heading: 'See it work through an incident',
    intro: 'Bring the last incident that cost you a night, and follow the agents through it step by step.',
  },
  meta: {
    title: 'ITSM agents',
    description:
      'Pre-built agents for IT service management: incident management, ticket automation, knowledge support, orchestration.',
    heading: 'IT service management with the agents built in',
    intro:
      'Pre-built agents take an incident from the alert to the resolution and write down what they did on the way.',
    actions: [{label: 'Get started', to: 'login'}],
  },
  points: {
    heading: 'Four agents, ready to switch on',
    points: [
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
} satisfies LandingPage;
