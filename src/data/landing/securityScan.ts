import {frameworks} from '../facts';
import type {LandingPage} from '../schema';

/** /landingpage2 */
export const securityScan = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'SecurityScan',
  demo: {
    heading: 'See what a scan finds in your code',
    intro: 'Bring a repository to a call. We scan it with you and go through the findings one by one.',
  },
  meta: {
    title: 'Security scan',
    description:
      'Scan every change for vulnerabilities, block merges on critical findings and create the Jira ticket in the same run.',
    heading: 'Stop the vulnerability at the pull request',
    intro:
      'The Security Agent scans what changed, explains each finding at its line and blocks the merge when it is critical.',
    actions: [{label: 'See it in a demo', to: '/landingpage2#demo'}],
  },
  points: {
    heading: 'What a scan does',
    points: [
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
} satisfies LandingPage;
