import type {Story} from './storySchema';

/** Customer stories. All three are samples with invented companies until the owner supplies real ones. */
export const stories = [
  {
    sample: true,
    id: 'example-bank',
    company: 'Example Bank',
    description:
      'Pull requests used to wait for the developer who knew the code, and the first comment was often about a missing null check. Now the Code Agent comments first, so reviewers find the small issues resolved and discuss the approach.',
    date: '2025-12-18',
    highlight: 'Our reviews now start with the design, because the rest is already covered.',
    topic: 'Review queue',
    icon: 'code',
    scene: 'codeReview',
    link: {label: 'Pull request review', to: '/landingpage1'},
  },
  {
    sample: true,
    id: 'example-logistics',
    company: 'Example Logistics',
    description:
      'Findings used to arrive in a report at the end of the month, when the developers had already moved on to other work. Now each one is a comment on the line with a fix, and a branch rule blocks the merge while a critical vulnerability is open.',
    date: '2025-11-27',
    highlight: 'Findings reach the developer who can fix them while the change is still open.',
    topic: 'Release gate',
    icon: 'shield',
    scene: 'securityScan',
    link: {label: 'Security scan', to: '/landingpage2'},
  },
  {
    sample: true,
    id: 'example-travel',
    company: 'Example Travel',
    description:
      'Most support questions were about where to find a feature in the app. The Support Agent answers them in the app and points to the right button. Questions that need a decision still become tickets.',
    date: '2025-11-10',
    highlight: 'Fewer users ask where to find a feature, so we have time for the hard questions.',
    topic: 'Ticket inbox',
    icon: 'headset',
    scene: 'support',
    link: {label: 'Support Agent', to: '/landingpage3'},
  },
] satisfies Story[];
