import {brand} from '../brand';
import {disclosure} from '../facts';
import type {Page} from '../schema/page';

/** /contact */
export const contactPage = {
  meta: {
    path: '/contact',
    title: 'Contact',
    description: `How to reach ${brand.name}: support, sales, partnerships, security reports and everything else.`,
    heading: 'Contact us',
    intro: 'This page is short for now. Whatever you came for, one of the ways below leads to somebody who can answer.',
  },
  ways: {
    heading: 'What is it about?',
    points: [
      {
        title: 'Support',
        text: 'Something does not work, or you are stuck setting it up. We answer around the clock.',
        link: {label: 'Contact support', to: '/contactsupport'},
      },
      {
        title: 'Sales',
        text: 'You want to see the agents on your own repositories, or need a quote for a larger team.',
        link: {label: 'Talk to sales', to: '/sales'},
      },
      {
        title: 'Partnerships',
        text: 'You build a tool that our agents should work with, or help teams to adopt them.',
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
    heading: 'Anything else',
    intro: 'Press, privacy, a correction on this site: write it here and we pass it to the people who can answer.',
  },
} satisfies Page;
