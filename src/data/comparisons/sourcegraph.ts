import {claims, searchedTools} from '../facts';
import type {ComparisonPage} from '../schema/comparison';

/** /sourcegraph */
export const sourcegraph = {
  rival: 'Sourcegraph',
  meta: {
    path: '/sourcegraph',
    title: 'Ovam AI and Sourcegraph',
    description:
      'Comparing Ovam AI with Sourcegraph: a code search product beside one search across tools and agents that act.',
    heading: 'Ovam AI compared with Sourcegraph',
    intro:
      'Sourcegraph is known for searching code. Ovam AI searches across the tools a team works in, and has agents that act on what is found.',
  },
  points: {
    heading: 'What Ovam AI adds to finding things',
    points: [
      {
        icon: 'search',
        title: `${searchedTools} tools in one question`,
        text: 'Code, tickets, documents and chat are searched together, and the answer names its sources.',
      },
      {
        icon: 'lock',
        title: claims.permissionAware,
        text: 'Nobody sees an answer made of what they could not open themselves.',
      },
      {
        icon: 'pullRequest',
        title: 'From the answer to the change',
        text: 'Review and security agents work on the pull request that follows.',
      },
    ],
  },
} satisfies ComparisonPage;
