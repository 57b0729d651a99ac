import {claims} from '../facts';
import type {ComparisonPage} from '../schema/comparison';

/** /compearision */
export const usualMix = {
  rival: 'The usual mix',
  meta: {
    path: '/compearision',
    title: 'Ovam AI and the usual mix',
    description:
      'How one platform of agents compares with manual review and a set of single-purpose tools, and when each is the better choice.',
    heading: 'Ovam AI compared with the usual mix',
    intro:
      'Most teams review by hand and add a tool for each gap: a scanner, a search, a help desk. Here is what changes when agents share the work.',
  },
  points: {
    heading: 'Where the difference shows',
    points: [
      {
        icon: 'pullRequest',
        title: 'The first review',
        text: 'By hand, it waits for somebody to be free. The Code Agent comments as soon as the pull request is open.',
      },
      {
        icon: 'shieldCheck',
        title: 'Security',
        text: 'A separate scanner reports to a separate place. The Security Agent reports in the pull request and can block the merge.',
      },
      {
        icon: 'search',
        title: 'Finding things out',
        text: `Each tool has its own search. Ours asks them together: ${claims.permissionAware.toLowerCase()}, with sources.`,
      },
    ],
  },
} satisfies ComparisonPage;
