import {tiedStart} from '../../lib/format';
import {claims, frameworks} from '../facts';
import type {LandingPage} from '../schema/landing';
import {whereTheyStand} from '../tools';

const [first, second, third] = frameworks;

/** /landingpage2 */
export const securityScan = {
  surface: 'light',
  campaign: 'green',
  pageUrl: 'SecurityScan',
  meta: {
    path: '/landingpage2',
    title: 'Security scan',
    description:
      'Scan every change for vulnerabilities, get each finding with its fix beside the line, and block merges on critical ones.',
    heading: 'Stop the vulnerability at the pull request',
    intro: 'The Security Agent scans what changed, explains each finding and blocks the merge when one is critical.',
    actions: [
      {label: 'See it in a demo', to: '/landingpage2#demo'},
      {label: 'Watch a video', to: '/landingpage2#video'},
    ],
  },
  scene: 'securityScan',
  hero: {scene: 'below'},
  sections: [
    {
      kind: 'demo',
      heading: 'See what a scan finds in your change',
      intro:
        'Bring a repository to a call. We open a pull request in it with you and go through the findings one by one.',
    },
    {
      kind: 'video',
      heading: 'A critical finding, and the merge that waits for it',
      video: {
        sample: true,
        title: 'A scan runs on a pull request, and a critical finding stops the merge',
        id: 'ovamai-0002',
      },
    },
    {
      kind: 'finding',
      heading: 'A finding you can act on',
      intro: 'A list of alerts is not a security review. Each finding says where it is, what it is and how to fix it.',
      parts: [
        {
          name: 'Severity',
          value: 'Critical',
          meaning: 'Whether you drop what you are doing. Critical ones block the merge.',
        },
        {name: 'File', value: 'src/reports/export.ts', code: true, meaning: 'Where to look, and whose code it is.'},
        {name: 'Line', value: '57', code: true, meaning: 'The comment is right there in the pull request.'},
        {
          name: 'CWE',
          value: 'CWE-89, SQL injection',
          code: true,
          meaning: 'The weakness by its number in the public catalogue, so that everybody means the same thing.',
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
      heading: 'What a finding sets off',
      cards: [
        {
          icon: 'lock',
          title: 'The merge is blocked',
          text: 'A critical vulnerability keeps the pull request from being merged, once a branch rule requires the scan’s check.',
        },
        {
          icon: 'ticket',
          title: 'The ticket is written',
          text: `What cannot be fixed at once becomes a Jira ticket, with the finding in it. ${whereTheyStand(['Jira'])}.`,
        },
        {
          icon: 'shieldCheck',
          title: `${first}, ${second} and ${third} are checked`,
          text: 'Compliance checks run on the same change, long before an auditor asks about it.',
        },
      ],
    },
    {
      kind: 'integrations',
      heading: 'The tools we are building for',
      intro: 'Today a finding reaches the pull request. Where else it can go depends on what is integrated next.',
    },
    {kind: 'testimonials', speed: 'slow'},
  ],
  closing: {
    heading: 'See one pull request scanned, then decide',
    text: `${claims.codeNotStored}. ${tiedStart(claims.noCreditCard)}.`,
    primary: {label: 'Get started', to: '/landingpage2#demo'},
    secondary: {label: 'How we keep code safe', to: '/trust'},
  },
} satisfies LandingPage;
