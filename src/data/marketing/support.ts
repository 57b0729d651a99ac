import type {Page} from '../schema/page';

/** /support */
export const support = {
  meta: {
    path: '/support',
    title: 'Help centre',
    description:
      'Find your way around Ovam AI: getting started, account and billing, technical support and product features.',
    heading: 'How can we help?',
    intro:
      'Pick the area your question belongs to. If you would rather ask a person, support answers around the clock.',
    actions: [{label: 'Contact support', to: '/contactsupport'}],
  },
  categories: {
    heading: 'Browse by topic',
    points: [
      {
        icon: 'compass',
        title: 'Getting Started',
        text: 'Connect a repository, run the first review and read what comes back.',
        link: {label: 'Open the docs', to: '/docs'},
      },
      {
        icon: 'creditCard',
        title: 'Account & Billing',
        text: 'Plans, credits, rollover, yearly billing and how to cancel.',
        link: {label: 'See the plans', to: '/pricing'},
      },
      {
        icon: 'headset',
        title: 'Technical Support',
        text: 'Something fails or looks wrong: tell us what you did and what you saw.',
        link: {label: 'Contact support', to: '/contactsupport'},
      },
      {
        icon: 'grid',
        title: 'Product Features',
        text: 'What each agent does, and which of them fits the work in front of you.',
        link: {label: 'See the features', to: '/features'},
      },
    ],
  },
} satisfies Page;
