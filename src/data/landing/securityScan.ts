import {formatList, nbspAfterFirstWord} from '../../lib/format';
import {claims, frameworks} from '../facts';
import {describeToolStatus} from '../tools';
import type {LandingPage} from './schema';

/** Content of /landingpage2. */
export const securityScan = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'SecurityScan',
  meta: {
    path: '/landingpage2',
    title: 'Security scan',
    description:
      'Scan every change for vulnerabilities, get each finding with a fix on the line, and block merges on critical ones.',
    heading: 'Stop vulnerabilities before they merge',
    intro: 'The Security Agent scans each change, explains every finding and can block the merge if one is critical.',
    actions: [
      {label: 'Request a demo', to: '/landingpage2#demo'},
      {label: 'Watch a video', to: '/landingpage2#video'},
    ],
  },
  scene: 'securityScan',
  hero: {scene: 'below'},
  sections: [
    {
      kind: 'demo',
      heading: 'See what a scan finds in your code',
      intro: 'Bring a repository to a call. We open a pull request with you and go through each finding.',
    },
    {
      kind: 'video',
      heading: 'Watch a critical finding block a merge',
      video: {
        sample: true,
        title: 'A scan of a pull request with a critical finding that blocks the merge',
        id: 'ovamai-0002',
      },
    },
    {
      kind: 'finding',
      heading: 'Findings you can act on',
      intro: 'Each finding shows what the problem is, where it is and how to fix it.',
      parts: [
        {
          name: 'Severity',
          value: 'Critical',
          meaning: 'How serious the impact would be. Critical findings can block the merge.',
        },
        {name: 'File', value: 'src/reports/export.ts', code: true, meaning: 'Where to look.'},
        {name: 'Line', value: '57', code: true, meaning: 'The comment is on this line in the pull request.'},
        {
          name: 'CWE',
          value: 'CWE-89, SQL injection',
          code: true,
          meaning: 'The ID of this type of weakness in a public catalog, so all teams use the same name.',
        },
        {
          name: 'Fix',
          value: "query('select * from orders where id = $1', [id])",
          code: true,
          meaning: 'A change to start from, with the reason for it.',
        },
      ],
    },
    {
      kind: 'tools',
      heading: 'Works with your existing tools',
      tools: ['GitHub', 'GitLab', 'Bitbucket', 'Jira', 'Sentry', 'Slack'],
    },
    {
      kind: 'benefits',
      heading: 'What happens after a finding',
      cards: [
        {
          icon: 'lock',
          title: 'Merge blocking',
          text: 'A critical vulnerability blocks the merge once a branch rule requires the scan’s check.',
        },
        {
          icon: 'ticket',
          title: 'Jira tickets',
          text: `A finding you can’t fix right away becomes a Jira ticket with the details. ${describeToolStatus(['Jira'])}.`,
        },
        {
          icon: 'shieldCheck',
          title: 'Compliance checks',
          text: `Checks for ${formatList(frameworks)} run on the same change, long before an auditor asks.`,
        },
      ],
    },
    {
      kind: 'integrations',
      heading: 'Current and planned integrations',
      intro: 'Findings appear in the pull request today. Other destinations are planned.',
    },
    {kind: 'testimonials', speed: 'slow'},
  ],
  closing: {
    heading: 'Scan one pull request, then decide',
    text: `${claims.codeNotStored}. ${nbspAfterFirstWord(claims.noCreditCard)}.`,
    primary: {label: 'Get started', to: '/landingpage2#demo'},
    secondary: {label: 'Visit the trust center', to: '/trust'},
  },
} satisfies LandingPage;
