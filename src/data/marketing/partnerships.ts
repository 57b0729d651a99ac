import type {Page} from '../schema/page';

/** /partnerships */
export const partnerships = {
  meta: {
    path: '/partnerships',
    title: 'Partnerships',
    description:
      'Build an integration with Ovam AI, offer it to your customers, or help teams adopt its agents. See how to start.',
    heading: 'Work with us',
    intro:
      'Our agents are of most use in the tools that teams already have, set up by people who know how those teams work. If that is you, we would like to hear from you.',
  },
  kinds: {
    heading: 'Three ways to partner',
    points: [
      {
        icon: 'grid',
        title: 'Build an integration',
        text: 'You make a tool that developers, IT or support work in, and want the agents to read from it or act in it.',
      },
      {
        icon: 'building',
        title: 'Offer it to your customers',
        text: 'You resell or bundle software and want agents for review, security or support in the package.',
      },
      {
        icon: 'compass',
        title: 'Help teams adopt it',
        text: 'You consult engineering, security or compliance teams and want to set the agents up for them.',
      },
    ],
  },
  form: {
    heading: 'Propose a partnership',
    intro: 'A few lines about your company and what you have in mind are enough to begin.',
  },
} satisfies Page;
