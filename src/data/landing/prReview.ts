import {claims, offers} from '../facts';
import type {LandingPage} from '../schema/landing';
import {areIntegrated} from '../tools';

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
    heading: 'Pull requests, reviewed before you get to them',
    intro: 'The Code Agent comments on the line, says how much it matters and suggests the change.',
    actions: [
      {label: 'See it in a demo', to: '/landingpage1#demo'},
      {label: 'How it works', to: '/landingpage1#steps'},
    ],
  },
  scene: 'codeReview',
  hero: {
    scene: 'right',
    notes: [`${areIntegrated} today`, claims.codeNotStored, claims.noCreditCard],
  },
  sections: [
    {
      kind: 'painPoints',
      heading: 'Review is where changes wait',
      intro: 'Not because anybody is slow. Because reading a diff well takes the one thing that nobody has to spare.',
      points: [
        {
          pain: 'The pull request sits until somebody has an hour for it.',
          relief:
            'The first comments are there when you get to it. What is left for you is the part that needs judgement.',
        },
        {
          pain: 'Most of the comments are about the same few things.',
          relief: 'The agent says those, each on its line, with a suggested change to accept or to argue with.',
        },
        {
          pain: 'A large change gets a quick look, because there is too much of it.',
          relief: 'The last file gets the same reading as the first, and what matters is marked by severity.',
        },
        {
          pain: 'Nobody can say what is still open before the merge.',
          relief:
            'Open comments, accepted suggestions and blocking findings are told apart, so you can see why a merge has to wait.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'Three steps from repository to merge',
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
      look: 'beside',
      heading: 'One review, start to finish',
      intro: 'The video follows a single pull request: what the agent says, what its author does about it, the merge.',
      video: {
        sample: true,
        title: 'A pull request is reviewed, from the first comment to the merge',
        id: 'ovamai-0001',
      },
    },
    {
      kind: 'benefits',
      heading: 'What changes for your team',
      cards: [
        {
          icon: 'pullRequest',
          title: 'Your review starts further along',
          text: 'The pull request you turn to has been read once already. You spend your time on the design, not on the missing null check.',
        },
        {
          icon: 'users',
          title: 'Authors hear back while they still remember',
          text: 'Comments arrive while the change is fresh in mind, which is when it is easiest to fix.',
        },
        {
          icon: 'shieldCheck',
          title: 'Critical findings hold the merge',
          text: 'Once a branch rule requires the scan’s check, an open critical vulnerability blocks the merge.',
        },
        {
          icon: 'lock',
          title: 'Your code stays yours',
          text: `${claims.codeNotStored}. What travels is encrypted with ${claims.encryptionInTransit}, and ${claims.accessControl.toLowerCase()} decides who sees what in the app.`,
        },
      ],
    },
    {kind: 'testimonials'},
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['GitHub', 'GitLab', 'Bitbucket', 'Jira', 'Slack', 'Microsoft Teams'],
    },
    {
      kind: 'demo',
      heading: 'See it on your own pull requests',
      intro: 'Bring a repository to a call, open a pull request in it, and watch the review arrive.',
    },
  ],
  closing: {
    heading: 'Your next pull request could already be reviewed',
    text: `See it in a demo first, or compare what each plan reviews. The trial runs for ${offers.freeTrialDays} days.`,
    primary: {label: 'Get started', to: '/landingpage1#demo'},
    secondary: {label: 'Compare plans', to: '/pricing'},
  },
} satisfies LandingPage;
