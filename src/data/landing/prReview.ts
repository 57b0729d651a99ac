import type {LandingPage} from '../schema/landing';

/** /landingpage1 */
export const prReview = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'prreview',
  meta: {
    path: '/landingpage1',
    title: 'Pull request review',
    description:
      'An agent that reviews every pull request with inline comments. Connect a repository via OAuth, review, track and merge.',
    heading: 'Every pull request reviewed before you get to it',
    intro:
      'The Code Agent reads the change, comments at the line and suggests the fix, so your own review starts further along.',
    actions: [{label: 'See it in a demo', to: '/landingpage1#demo'}],
  },
  scene: 'codeReview',
  sections: [
    {
      kind: 'steps',
      heading: 'Three steps to the first review',
      steps: [
        {
          title: 'Connect your repo',
          text: 'Grant access via OAuth and choose which repositories the agent may read.',
        },
        {
          title: 'Review every PR',
          text: 'Each pull request gets inline comments with a severity and, where the fix is clear, a suggested change.',
        },
        {
          title: 'Track and merge',
          text: 'See what is open, what was accepted and what blocks the merge, and merge when it is clean.',
        },
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {
        sample: true,
        title: 'A pull request is reviewed, from the first comment to the merge',
        id: 'ovamai-0001',
      },
    },
    {kind: 'tools', heading: 'Works with your existing tools'},
    {kind: 'testimonials'},
    {
      kind: 'demo',
      heading: 'See it on your own pull requests',
      intro: 'Bring a repository to a call and watch what the agent finds in the pull requests that are open today.',
    },
  ],
  closing: {
    heading: 'Get started',
    text: 'See it on your own work.',
    primary: {label: 'Get started', to: '/landingpage1#demo'},
  },
} satisfies LandingPage;
