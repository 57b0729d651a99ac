import type {Story} from '../schema/story';

/** Customer stories. All three are samples: the companies are made up until the owner supplies real ones. */
export const stories = [
  {
    sample: true,
    id: 'example-bank',
    company: 'Example Bank',
    description:
      'Pull requests used to wait for whoever knew the code, and the first comment was often about a missing null check. Now the Code Agent comments first. By the time a colleague opens the change, the small things are dealt with, and the talk is about whether this is the right way to do it.',
    date: '2025-12-18',
    highlight: 'Our reviews begin with the design now, because the rest has been said.',
    topic: 'The review queue',
    icon: 'code',
    scene: 'codeReview',
    link: {label: 'Pull request review', to: '/landingpage1'},
  },
  {
    sample: true,
    id: 'example-logistics',
    company: 'Example Logistics',
    description:
      'Findings arrived in a report at the end of the month, when the people who wrote the code were three changes further on. Now each is a comment on the line itself, before the merge, with a fix beside it. For as long as a critical one is open, the change stays out.',
    date: '2025-11-27',
    highlight: 'A finding reaches the person who can fix it while the change is still open.',
    topic: 'The release gate',
    icon: 'shield',
    scene: 'securityScan',
    link: {label: 'Security scan', to: '/landingpage2'},
  },
  {
    sample: true,
    id: 'example-travel',
    company: 'Example Travel',
    description:
      'Most questions to support were about where to find something in the app. The Support Agent answers them in the app and points at the button. What still becomes a ticket is what needs somebody to decide.',
    date: '2025-11-10',
    highlight: 'Fewer people ask where something is, so we have time for the hard questions.',
    topic: 'The ticket inbox',
    icon: 'headset',
    scene: 'support',
    link: {label: 'Support Agent', to: '/landingpage3'},
  },
] satisfies Story[];
