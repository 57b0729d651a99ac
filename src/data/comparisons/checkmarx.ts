import {inWords} from '../../lib/format';
import {brand} from '../brand';
import {claims, frameworks} from '../facts';
import type {ComparisonPage} from '../schema/comparison';
import {plannedHosts} from '../tools';
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

/** /checkmarx */
export const checkmarx = {
  rival: 'Checkmarx',
  meta: {
    path: '/checkmarx',
    title: `${brand.name} and Checkmarx`,
    description: `Comparing ${brand.name} with Checkmarx One: the depth of an application security suite, and a scan where the change is made.`,
    heading: 'A scan where the change is made, or a suite for the whole estate',
    intro:
      'Checkmarx One is built for a security team that answers for many projects. Our Security Agent is built for the person who made the change. Which of the two you are decides most of what follows.',
    actions: [{label: 'Who should choose which', to: '/checkmarx#which-one'}],
  },
  table: {
    heading: 'What each one documents',
    intro: 'Checkmarx sells several products; here it is Checkmarx One unless a note says otherwise.',
    rivals: ['Checkmarx'],
    groups: [
      {
        group: 'Finding',
        rows: [
          {feature: 'Scans the change in a pull request', ours: yes(own.features), theirs: [yes(results)]},
          {
            feature: 'Reports in the pull request',
            ours: yes(own.features, 'Inline, with file, line and CWE'),
            theirs: [yes(results, 'As comments with the new issues')],
          },
          {
            feature: 'Scanners for dependencies, containers, APIs and infrastructure code',
            ours: partly(own.trust, 'Dependencies, among the compliance checks'),
            theirs: [yes(scanners)],
          },
          {
            feature: 'Reviews code for more than security',
            ours: yes(own.features, 'From the Code Agent'),
            theirs: [unstated(results)],
          },
        ],
      },
      {
        group: 'Acting on it',
        rows: [
          {
            feature: 'Stops a change that should not pass',
            ours: blocksMerge,
            theirs: [yes(policy, 'Breaks the build by policies that you write')],
          },
          {
            feature: 'Policies of your own across projects',
            ours: unstated(own.features),
            theirs: [yes(policy)],
          },
          {
            feature: 'Jira tickets',
            ours: jiraToday,
            theirs: [yes(jira, 'Created, changed and closed')],
          },
          {feature: frameworkChecks, ours: yes(own.trust), theirs: [unstated(policy)]},
        ],
      },
      {
        group: 'Running it',
        rows: [
          {
            feature: 'Source hosts',
            ours: hostsToday,
            theirs: [yes(hosts, 'GitHub, GitLab, Bitbucket among them')],
          },
          {feature: 'Single sign-on', ours: yes(own.trust), theirs: [yes(users)]},
          {feature: 'Roles', ours: yes(own.trust), theirs: [yes(access)]},
          {
            feature: 'On your own machines',
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
      heading: 'One finding, from line to fix',
      intro:
        'The person who wrote the line is still in it. They read what is wrong, see the fix and push again; the merge stays blocked until then.',
    },
  ],
  choice: {
    heading: 'Who should choose which',
    theirs: {
      title: 'Choose Checkmarx if',
      points: [
        'a security team sets the rules for many projects and has to report on all of them',
        'you need scanners for dependencies, containers and infrastructure code under one policy',
        'scans have to run on your own machines',
        `your code is on ${inWords(plannedHosts, 'or')} today`,
      ],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: [
        'the people who write the code are the ones who fix it',
        'you want the security scan and the code review in one pull request, not in two tools',
      ],
    },
  },
  faq: {
    heading: 'Asked by security teams',
    questions: [
      {
        id: 'replace',
        question: `Does ${brand.name} replace an application security suite?`,
        answer:
          'Not if you rely on its breadth. We scan changes, name the line and the fix, and block merges on critical vulnerabilities. This site promises no scanner for containers or infrastructure code, and no policies of your own across an estate of projects.',
      },
      {
        id: 'side-by-side',
        question: 'Can the two run side by side?',
        answer:
          'Yes, and it can be a sensible order of work: the agent comments while a change is small, and the suite keeps watch over everything that is merged. Three things should be agreed before you switch both on. First, which of them may stop a merge: two gates with two lists of exceptions are more than most teams keep up with. Second, who opens the ticket, so that one finding does not become two. Third, where an accepted risk is written down, because somebody will ask for it at the next audit. Start with one repository, compare the findings of two weeks, and let the numbers settle who keeps which job.',
      },
      {
        id: 'severity',
        question: 'What exactly blocks a merge?',
        answer: [
          'With us, a critical vulnerability in the change, once a branch rule requires the scan’s check. In Checkmarx One you write policies that break the build. ',
          {label: 'The features page', to: '/features#security-agent'},
          ' shows what a finding of ours contains.',
        ],
      },
      {
        id: 'source',
        question: 'Is our source code kept?',
        answer: [
          `By us: no. ${claims.codeNotStored}, and what is kept is encrypted with ${claims.encryptionAtRest.replace(' at rest', '')}. `,
          {label: 'The trust center', to: '/trust'},
          ' has the whole path. Ask Checkmarx about theirs: it depends on where you run it.',
        ],
      },
      {
        id: 'audit',
        question: 'Will this satisfy our auditor?',
        answer: `No tool does so by itself. Our agents check changes against ${inWords(frameworks)} while they are being made; the audit, and the records it asks for, stay yours.`,
      },
    ],
  },
  closing: {
    heading: 'Scan the next change',
    text: 'Connect one repository, open a pull request, and read what comes back.',
  },
} satisfies ComparisonPage;
