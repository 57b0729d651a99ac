import {claims, offers} from '../facts';
import {areIntegrated} from '../tools';
import type {LandingPage} from './schema';

/** Content of /landingpage1. */
export const prReview = {
  surface: 'dark',
  campaign: 'green',
  pageUrl: 'prreview',
  meta: {
    path: '/landingpage1',
    title: 'Pull request review',
    description:
      'An AI agent reviews every pull request with inline comments and suggested changes. Connect a repository via OAuth to start.',
    heading: 'AI code review for every pull request',
    intro: 'The Code Agent comments on the affected line, assigns a severity and suggests a change.',
    actions: [
      {label: 'Request a demo', to: '/landingpage1#demo'},
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
      heading: 'Where code review slows teams down',
      intro: 'Careful review takes focused time, and every team is short of it.',
      points: [
        {
          pain: 'Pull requests wait until a reviewer has an hour.',
          relief:
            'The first comments are waiting when you get to the pull request. You handle the parts that need judgment.',
        },
        {
          pain: 'Most review comments repeat the same few points.',
          relief: 'The agent makes those points on the line, with a suggested change to accept or discuss.',
        },
        {
          pain: 'Large changes get a quick look because there’s too much to read.',
          relief: 'The agent reads the last file as closely as the first, and severities show what matters.',
        },
        {
          pain: 'Before the merge, it’s hard to tell what’s still open.',
          relief:
            'Open comments, accepted suggestions and blocking findings are listed separately, so you can see what’s holding up the merge.',
        },
      ],
    },
    {
      kind: 'steps',
      id: 'steps',
      heading: 'Three steps from repository to merge',
      steps: [
        {
          title: 'Connect your repository',
          text: 'Grant access via OAuth and choose which repositories the agent can read.',
        },
        {
          title: 'Review every pull request',
          text: 'Each pull request gets inline comments with a severity and, where the fix is clear, a suggested change.',
        },
        {
          title: 'Track and merge',
          text: 'See what’s open, accepted or blocking, and merge once nothing is blocking.',
        },
      ],
    },
    {
      kind: 'video',
      look: 'beside',
      heading: 'Watch a review from start to finish',
      intro: 'The video follows one pull request from the agent’s comments to the author’s response and the merge.',
      video: {
        sample: true,
        title: 'A pull request review, from the first comment to the merge',
        id: 'ovamai-0001',
      },
    },
    {
      kind: 'benefits',
      heading: 'What changes for your team',
      cards: [
        {
          icon: 'pullRequest',
          title: 'Reviewers get a head start',
          text: 'The agent has read the pull request before you turn to it. You spend your time on the design instead of missing null checks.',
        },
        {
          icon: 'users',
          title: 'Authors get timely feedback',
          text: 'Comments arrive while the change is fresh in your mind and easy to fix.',
        },
        {
          icon: 'shieldCheck',
          title: 'Critical findings can block the merge',
          text: 'Once a branch rule requires the scan’s check, an open critical vulnerability blocks the merge.',
        },
        {
          icon: 'lock',
          title: 'Your code stays yours',
          text: `${claims.codeNotStored}. Data in transit is encrypted with ${claims.encryptionInTransit}, and ${claims.accessControl.toLowerCase()} decides who sees what in the app.`,
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
      heading: 'See code review on your pull requests',
      intro: 'Bring a repository to a call, open a pull request and watch the review arrive.',
    },
  ],
  closing: {
    heading: 'Get your next pull request reviewed',
    text: `Request a demo, or compare plans. The free trial runs for ${offers.freeTrialDays} days.`,
    primary: {label: 'Get started', to: '/landingpage1#demo'},
    secondary: {label: 'Compare plans', to: '/pricing'},
  },
} satisfies LandingPage;
