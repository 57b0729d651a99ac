import type {Page} from '../schema/page';

/** /case-studies */
export const caseStudies = {
  meta: {
    path: '/case-studies',
    title: 'Customer stories',
    description:
      'What teams hand over to Ovam AI agents, and how much of it: pull requests, secure deployments, suggestions, integrations.',
    heading: 'What teams get done with it',
    intro:
      'Engineering, security and support teams hand the repeated part of their work to the agents. This is what that adds up to.',
    actions: [{label: 'Get a free trial', to: 'login'}],
  },
  numbers: {heading: 'In numbers'},
  uses: {
    heading: 'Where teams begin',
    points: [
      {
        icon: 'pullRequest',
        title: 'With the review queue',
        text: 'The agent reads every pull request first, so people review what is left: design, naming, intent.',
      },
      {
        icon: 'shieldCheck',
        title: 'With the release gate',
        text: 'Scans run before the merge, and a critical finding stops it while the change is still small.',
      },
      {
        icon: 'headset',
        title: 'With the ticket inbox',
        text: 'Repeated questions are answered where they come up; the rest arrives sorted.',
      },
    ],
  },
} satisfies Page;
