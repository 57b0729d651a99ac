import {brand} from '../brand';
import type {Page} from '../schema/page';

/** /partnerships */
export const partnerships = {
  meta: {
    path: '/partnerships',
    title: 'Partnerships',
    description: `Build an integration with ${brand.name}, offer it to your customers, or help teams adopt its agents. See how to start.`,
    heading: 'Bring the agents to where teams already work',
    intro:
      'Our agents are of most use in the tools that teams already have, set up by people who know how those teams work. If that is you, we would like to hear from you.',
    actions: [{label: 'Propose a partnership', to: '/partnerships#write'}],
  },
  kinds: {
    heading: 'Three ways to partner',
    columns: ['If you', 'You bring', 'What we work out together'],
    rows: [
      {
        topic: 'Build an integration',
        cells: [
          'A tool that developers, IT or support work in every day, and somebody who knows its interface well.',
          'What the agents may read in it, what they may do there, and whose permission counts.',
        ],
      },
      {
        topic: 'Offer it to your customers',
        cells: [
          'Software that you sell or bundle, and customers who ask for agents for review, security or support.',
          'Which agents belong in the package, and who helps when something does not work.',
        ],
      },
      {
        topic: 'Help teams adopt it',
        cells: [
          'Engineering, security or compliance teams that you advise, and the trust they have in you.',
          'Where a team begins, which rules it sets first, and how it sees that the agents help.',
        ],
      },
    ],
  },
  form: {
    heading: 'Propose a partnership',
    intro: 'A few lines about your company and what you have in mind are enough to begin.',
  },
} satisfies Page;
