import {frameworks} from '../facts';
import type {ComparisonPage} from '../schema/comparison';

/** /checkmarx */
export const checkmarx = {
  rival: 'Checkmarx',
  meta: {
    path: '/checkmarx',
    title: 'Ovam AI and Checkmarx',
    description:
      'Comparing Ovam AI with Checkmarx: an application security product beside agents that scan, review and follow up.',
    heading: 'Ovam AI compared with Checkmarx',
    intro:
      'Checkmarx is an application security product. Ovam AI brings scanning to the pull request and adds the agents that work on what is found.',
  },
  points: {
    heading: 'What Ovam AI does around a finding',
    points: [
      {
        icon: 'lock',
        title: 'Blocks and explains',
        text: 'Critical vulnerabilities block the merge, and the comment says why and what to change.',
      },
      {icon: 'grid', title: 'Follows up', text: 'The Jira ticket is created from the finding, with its file and line.'},
      {icon: 'check', title: 'Checks compliance', text: `${frameworks.join(', ')}: the checks run beside the scan.`},
    ],
  },
} satisfies ComparisonPage;
