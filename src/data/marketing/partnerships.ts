import {brand} from '../brand';
import type {Page} from '../schema/page';

/** Content of /partnerships. */
export const partnerships = {
  meta: {
    path: '/partnerships',
    title: 'Partnerships',
    description: `Build an integration, offer ${brand.name} to your customers or help teams adopt its agents. See how to become a partner.`,
    heading: `Partner with ${brand.name}`,
    intro:
      'Our agents are most useful inside the tools that teams already use. If you build those tools or advise those teams, we’d like to hear from you.',
    actions: [{label: 'Propose a partnership', to: '/partnerships#write'}],
  },
  kinds: {
    heading: 'Three ways to partner',
    columns: ['Partnership', 'What you bring', 'What we agree on'],
    rows: [
      {
        topic: 'Build an integration',
        cells: [
          'A tool that developers, IT or support use every day, and a developer who knows its API well.',
          'What the agents can read and do in the tool, and whose permissions apply.',
        ],
      },
      {
        topic: `Offer ${brand.name} to your customers`,
        cells: [
          'Software that you sell or bundle, and customers who ask for review, security or support agents.',
          'Which agents to include, and who helps customers when something doesn’t work.',
        ],
      },
      {
        topic: `Help teams adopt ${brand.name}`,
        cells: [
          'Engineering, security or compliance teams that you advise and that trust you.',
          'Where a team starts, which rules it sets first and how it measures the benefit.',
        ],
      },
    ],
  },
  form: {
    heading: 'Propose a partnership',
    intro: 'A few lines about your company and your idea are enough to start.',
  },
} satisfies Page;
