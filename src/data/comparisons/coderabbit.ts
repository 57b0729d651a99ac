import type {ComparisonPage} from '../schema/comparison';

/** /coderabbit */
export const coderabbit = {
  rival: 'CodeRabbit',
  meta: {
    path: '/coderabbit',
    title: 'Ovam AI and CodeRabbit',
    description:
      'Comparing Ovam AI with CodeRabbit: what each sets out to do, and what Ovam AI adds around the pull request review.',
    heading: 'Ovam AI compared with CodeRabbit',
    intro:
      'CodeRabbit is a code review product. Ovam AI reviews pull requests too, and treats the review as one of several jobs an agent can take over.',
  },
  points: {
    heading: 'What Ovam AI does beside the review',
    points: [
      {
        icon: 'shieldCheck',
        title: 'Security in the same place',
        text: 'Scans run on the change, and critical vulnerabilities block the merge.',
      },
      {
        icon: 'flask',
        title: 'QA previews and test cases',
        text: 'A preview environment and generated cases come with the pull request.',
      },
      {
        icon: 'headset',
        title: 'Support, search, ITSM and voice',
        text: 'The work that follows a release has agents of its own.',
      },
    ],
  },
} satisfies ComparisonPage;
