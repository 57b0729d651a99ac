import {frameworks} from '../facts';
import type {LandingPage} from '../schema/landing';

/** /landingpage2 */
export const securityScan = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'SecurityScan',
  meta: {
    path: '/landingpage2',
    title: 'Security scan',
    description:
      'Scan every change for vulnerabilities, block merges on critical findings and create the Jira ticket in the same run.',
    heading: 'Stop the vulnerability at the pull request',
    intro:
      'The Security Agent scans what changed, explains each finding at its line and blocks the merge when it is critical.',
    actions: [{label: 'See it in a demo', to: '/landingpage2#demo'}],
  },
  scene: 'securityScan',
  sections: [
    {
      kind: 'benefits',
      heading: 'What a scan does',
      cards: [
        {
          icon: 'shieldCheck',
          title: 'Finds and explains',
          text: 'Findings are sorted by severity, and each names its file, its line and the fix.',
        },
        {
          icon: 'lock',
          title: 'Blocks the merge',
          text: 'A critical vulnerability keeps the pull request closed to merging until it is resolved.',
        },
        {
          icon: 'grid',
          title: 'Creates the ticket',
          text: 'What has to be done later becomes a Jira ticket with the finding in it.',
        },
        {icon: 'check', title: 'Checks compliance', text: `The same run covers ${frameworks.join(', ')} checks.`},
      ],
    },
    {
      kind: 'video',
      heading: 'Watch it work',
      video: {
        sample: true,
        title: 'A scan runs on a pull request, and a critical finding stops the merge',
        id: 'ovamai-0002',
      },
    },
    {kind: 'tools', heading: 'Works with your existing tools'},
    {kind: 'testimonials'},
    {
      kind: 'demo',
      heading: 'See what a scan finds in your code',
      intro: 'Bring a repository to a call. We scan it with you and go through the findings one by one.',
    },
  ],
  closing: {
    heading: 'Get started',
    text: 'See it on your own work.',
    primary: {label: 'Get started', to: '/landingpage2#demo'},
  },
} satisfies LandingPage;
