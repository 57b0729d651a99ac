import {brand} from '../brand';
import {disclosure} from '../facts';
import type {Page} from '../schema/page';

/** Content of /contact. */
export const contactPage = {
  meta: {
    path: '/contact',
    title: 'Contact',
    description: `Contact ${brand.name} about support, sales, partnerships or a security report. For anything else, write to us by email.`,
    heading: 'Contact us',
    intro: 'Choose a topic below to reach the right team.',
  },
  ways: {
    heading: 'Choose a topic',
    points: [
      {
        title: 'Support',
        text: 'Something isn’t working, or you’re stuck during setup. We answer around the clock.',
        link: {label: 'Contact support', to: '/contactsupport'},
      },
      {
        title: 'Sales',
        text: 'You want to see the agents on your own repositories, or you need a quote for a larger team.',
        link: {label: 'Talk to sales', to: '/sales'},
      },
      {
        title: 'Partnerships',
        text: 'You build a tool that our agents should work with, or you help teams adopt them.',
        link: {label: 'Become a partner', to: '/partnerships'},
      },
      {
        title: 'Security',
        text: `You found a vulnerability. We acknowledge reports within ${disclosure.acknowledgementHours} hours.`,
        link: {label: 'Report a vulnerability', to: '/security'},
      },
    ],
  },
  form: {
    heading: 'Ask about anything else',
    intro: 'Write to us about press, privacy or a correction on this site, and we’ll pass it to the right team.',
  },
} satisfies Page;
