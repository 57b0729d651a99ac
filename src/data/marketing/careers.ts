import type {Page} from '../schema/page';

/** /careers */
export const careers = {
  meta: {
    path: '/careers',
    title: 'Careers',
    description:
      'Why people build agents at Ovam AI, what the work is like, and how to introduce yourself before a role is listed.',
    heading: 'Build the agents you would want beside you',
    intro:
      'Reviews, scans, tickets, incidents: we build agents for work that engineers know from the inside. You would be one of their first users, and their strictest.',
    actions: [{label: 'About the company', to: '/about'}],
  },
  why: {
    heading: 'Why work with us',
    points: [
      {
        icon: 'code',
        title: 'The problem is your own',
        text: 'You have waited for a review and been woken by an incident. You know when the answer is good.',
      },
      {
        icon: 'eye',
        title: 'Work that can be checked',
        text: 'Agents show their sources and their reasoning. We hold our own arguments to the same rule.',
      },
      {
        icon: 'shieldCheck',
        title: 'Care as a habit',
        text: 'People trust us with code and conversations. Security is part of the design, not a review at the end.',
      },
    ],
  },
  life: {
    heading: 'Life at the company',
    points: [
      {
        icon: 'book',
        title: 'Written first',
        text: 'Reasons are written down beside decisions, so that whoever comes later can read them.',
      },
      {
        icon: 'users',
        title: 'Small teams',
        text: 'The people who build an agent are the people who talk to the teams that use it.',
      },
    ],
  },
  write: {
    heading: 'Introduce yourself',
    text: 'Show us something you built and tell us what you would like to work on.',
    subject: 'Working at Ovam AI',
  },
} satisfies Page;
