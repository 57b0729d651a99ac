import {formatList} from '../../lib/format';
import {brand} from '../brand';
import {claims, frameworks} from '../facts';
import {plannedHosts} from '../tools';
import type {ComparisonPage} from './schema';
import {blocksMerge, frameworkChecks, hostsToday, jiraToday, own, page, partly, unstated, yes} from './shared/cells';

const docs = 'https://docs.checkmarx.com/en';
const older = 'https://checkmarx.com/resource/documents/en';
const hosts = page(
  'Checkmarx One: code repository integrations',
  `${older}/34965-68677-code-repository-integrations.html`,
);
const results = page(
  'Checkmarx One: code repository integration usage and results',
  `${older}/34965-68683-code-repository-integration-usage---results.html`,
);
const policy = page('Checkmarx One: creating a policy', `${docs}/34965-320944-creating-a-policy.html`);
const jira = page('Checkmarx One: Jira', `${docs}/34965-68752-jira.html`);
const scanners = page(
  'Checkmarx One: settings for specific scanners',
  `${docs}/34965-324311-settings-for-specific-scanners.html`,
);
const users = page('Checkmarx One: managing users', `${docs}/34965-131504-managing-users.html`);
const access = page(
  'Checkmarx One: configuring authentication and authorization',
  `${docs}/34965-116428-configuring-authentication-and-authorization.html`,
);
const onPremises = page(
  'Checkmarx SAST: on-premises policy management',
  `${docs}/34965-202771-configuring-a-policy.html`,
);

/** Content of /checkmarx. */
export const checkmarx = {
  rival: 'Checkmarx',
  meta: {
    path: '/checkmarx',
    title: `${brand.name} vs. Checkmarx`,
    description: `Compare ${brand.name} with Checkmarx One: a security scan in the pull request, and the breadth of an application security suite.`,
    heading: `${brand.name} vs. Checkmarx`,
    intro:
      'Checkmarx One is built for security teams that are responsible for many projects. Our Security Agent is built for the developer who made the change.',
    actions: [{label: 'See which one to choose', to: '/checkmarx#which-one'}],
  },
  table: {
    heading: 'Feature by feature',
    intro: 'Checkmarx sells several products. This table covers Checkmarx One unless a note says otherwise.',
    rivals: ['Checkmarx'],
    groups: [
      {
        group: 'Scanning',
        rows: [
          {feature: 'Scans the change in a pull request', ours: yes(own.features), theirs: [yes(results)]},
          {
            feature: 'Reports findings in the pull request',
            ours: yes(own.features, 'Inline, with file, line and CWE'),
            theirs: [yes(results, 'As comments with new issues')],
          },
          {
            feature: 'Scanners for dependencies, containers, APIs and infrastructure as code',
            ours: partly(own.trust, 'Dependencies, as part of the compliance checks'),
            theirs: [yes(scanners)],
          },
          {
            feature: 'Code review beyond security',
            ours: yes(own.features, 'From the Code Agent'),
            theirs: [unstated(results)],
          },
        ],
      },
      {
        group: 'Acting on findings',
        rows: [
          {
            feature: 'Blocks unsafe changes',
            ours: blocksMerge,
            theirs: [yes(policy, 'Breaks the build based on your policies')],
          },
          {
            feature: 'Custom policies across projects',
            ours: unstated(own.features),
            theirs: [yes(policy)],
          },
          {
            feature: 'Jira tickets',
            ours: jiraToday,
            theirs: [yes(jira, 'Creates, updates and closes tickets')],
          },
          {feature: frameworkChecks, ours: yes(own.trust), theirs: [unstated(policy)]},
        ],
      },
      {
        group: 'Setup and access',
        rows: [
          {
            feature: 'Source hosts',
            ours: hostsToday,
            theirs: [yes(hosts, 'Including GitHub, GitLab and Bitbucket')],
          },
          {feature: 'Single sign-on', ours: yes(own.trust), theirs: [yes(users)]},
          {feature: 'Roles', ours: yes(own.trust), theirs: [yes(access)]},
          {
            feature: 'On-premises deployment',
            ours: unstated(own.trust),
            theirs: [yes(onPremises, 'As Checkmarx SAST')],
          },
        ],
      },
    ],
  },
  after: [
    {
      kind: 'scene',
      scene: 'securityScan',
      heading: 'From finding to fix',
      intro:
        'The author sees the issue and the fix while the change is still fresh. Once a branch rule requires the scan, the merge stays blocked while a critical finding is open.',
    },
  ],
  choice: {
    heading: 'Which one should you choose?',
    theirs: {
      title: 'Choose Checkmarx if',
      points: [
        'a security team sets rules for many projects and reports on all of them',
        'you need scanners for dependencies, containers and infrastructure as code under one policy',
        'scans must run on your own infrastructure',
        `your code is on ${formatList(plannedHosts, 'or')} today`,
      ],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: [
        'developers fix the findings in the code they write',
        'you want security scans and code review in the pull request, not in two tools',
      ],
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    questions: [
      {
        id: 'replace',
        question: `Does ${brand.name} replace an application security suite?`,
        answer:
          'Not if you need all of its scanners and policies. We scan changes, name the line and the fix, and can block merges on critical vulnerabilities. This site lists no scanners for containers or infrastructure as code, and no custom policies across projects.',
      },
      {
        id: 'side-by-side',
        question: 'Can we run both side by side?',
        answer:
          'Yes. The agent comments while a change is small, and the suite monitors everything that is merged. Agree on three things before you enable both. First, decide which one can block a merge, because most teams can’t keep up with two gates and two lists of exceptions. Second, decide which one opens tickets, so that one finding doesn’t become two. Third, record accepted risks in one place, because an auditor will ask for them. Start with one repository, compare two weeks of findings, and use the results to decide which tool does what.',
      },
      {
        id: 'severity',
        question: 'What exactly blocks a merge?',
        answer: [
          'With us, a critical vulnerability blocks the merge once a branch rule requires the scan’s check. In Checkmarx One, you write policies that break the build. ',
          {label: 'The features page', to: '/features#security-agent'},
          ' shows what our findings contain.',
        ],
      },
      {
        id: 'source',
        question: 'Is our source code stored?',
        answer: [
          `Not by us. ${claims.codeNotStored}, and stored data is encrypted with ${claims.encryptionAtRest.replace(' at rest', '')}. `,
          {label: 'The trust center', to: '/trust'},
          ' shows the full path of a change. Ask Checkmarx about its storage, because it depends on where you run the product.',
        ],
      },
      {
        id: 'audit',
        question: 'Will this satisfy our auditor?',
        answer: `No tool does that by itself. Our agents check changes against ${formatList(frameworks)} as developers make them. The audit and its records remain your responsibility.`,
      },
    ],
  },
  closing: {
    heading: 'Scan your next pull request',
    text: 'Connect one repository, open a pull request and read the findings.',
  },
} satisfies ComparisonPage;
