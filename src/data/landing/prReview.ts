import type {LandingPage} from '../schema';

/** /landingpage1 */
export const prReview = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'prreview',
  demo: {
    heading: 'See it on your own pull requests',
    intro: 'Bring a repository to a call and watch what the agent finds in the pull requests that are open today.',
  },
  meta: {
    title: 'Pull request review',
    description:
      'An agent that reviews every pull request with inline comments. Connect a repository via OAuth, review, track and merge.',
    heading: 'Every pull request reviewed before you get to it',
    intro:
      'The Code Agent reads the change, comments at the line and suggests the fix, so your own review starts further along.',
    actions: [{label: 'See it in a demo', to: '/landingpage1#demo'}],
  },
  points: {
    heading: 'Three steps to the first review',
    points: [
      {
        title: '1. Connect your repo',
        text: 'Grant access via OAuth and choose which repositories the agent may read.',
      },
      {
        title: '2. Review every PR',
        text: 'Each pull request gets inline comments with a severity and, where the fix is clear, a suggested change.',
      },
      {
        title: '3. Track and merge',
        text: 'See what is open, what was accepted and what blocks the merge, and merge when it is clean.',
      },
    ],
  },
} satisfies LandingPage;
