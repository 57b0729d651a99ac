import {brand} from '../brand';
import {claims, searchedTools} from '../facts';
import type {ComparisonPage} from '../schema/comparison';
import {toolsAreIntegrated} from '../tools';
import {blocksMerge, hostsToday, no, own, page, searchToday, unstated, yes} from './shared/cells';

const docs = 'https://sourcegraph.com/docs';
const deepSearch = page('Sourcegraph: Deep Search', `${docs}/deep-search.md`);
const codeHosts = page('Sourcegraph: code host connections', `${docs}/admin/code-hosts.md`);
const permissions = page('Sourcegraph: permissions', `${docs}/admin/permissions`);
const codeSearch = page('Sourcegraph: code search features', `${docs}/code-search/features`);
const navigation = page('Sourcegraph: code navigation', `${docs}/code-search/code-navigation`);
const overview = page('Sourcegraph: documentation, overview', docs, '2025-09-30');

/** /sourcegraph */
export const sourcegraph = {
  rival: 'Sourcegraph',
  meta: {
    path: '/sourcegraph',
    title: `${brand.name} and Sourcegraph`,
    description: `Comparing ${brand.name} with Sourcegraph: a search over all of your code beside one search over many tools, with agents that review, scan and answer.`,
    heading: 'Search the code, or search the work',
    intro: `Sourcegraph knows code: every repository, every branch. ${brand.name} asks ${searchedTools} tools at once, and its agents review and scan pull requests. The two overlap less than it seems.`,
    actions: [{label: 'See unified search', to: '/landingpage4'}],
  },
  before: [
    {
      kind: 'table',
      table: {
        heading: 'Four questions, and where to ask them',
        columns: ['You want to know', 'Sourcegraph', brand.name],
        rows: [
          {
            topic: 'Where is this function called?',
            cells: [
              'In every repository that it has synced: this is what it is made for.',
              'Not what unified search is for.',
            ],
          },
          {
            topic: 'Why was it changed?',
            cells: [
              'The commit and the diff, and an explanation drawn from the code.',
              `The ticket, the document and the conversation around it, each named as a source, once those tools are integrated: today only ${toolsAreIntegrated}.`,
            ],
          },
          {
            topic: 'Is the new version safe?',
            cells: [
              'You can look for a pattern that worries you.',
              'The Security Agent scans the pull request and blocks the merge while a critical vulnerability is open, once a branch rule requires the scan.',
            ],
          },
          {
            topic: 'Can it be changed everywhere?',
            cells: [
              'Batch Changes opens the pull requests across repositories.',
              'Agents review each of the pull requests that come out of it.',
            ],
          },
        ],
      },
    },
  ],
  table: {
    heading: 'Search, permissions and what follows',
    rivals: ['Sourcegraph'],
    groups: [
      {
        group: 'Searching',
        rows: [
          {
            feature: 'All repositories and branches',
            ours: unstated(own.search),
            theirs: [yes(codeSearch)],
          },
          {feature: `${searchedTools} tools in one question`, ours: searchToday, theirs: [unstated(overview)]},
          {
            feature: 'Answers to questions in plain language',
            ours: yes(own.search, 'With their sources'),
            theirs: [yes(deepSearch, 'About your code')],
          },
          {
            feature: 'Shows only what you may open',
            ours: yes(own.trust, claims.permissionAware),
            theirs: [yes(permissions, 'As the source host has it, once configured')],
          },
          {
            feature: 'Go to definition and find references',
            ours: no(own.searchLimits, 'Not what unified search is for'),
            theirs: [yes(navigation)],
          },
        ],
      },
      {
        group: 'Acting',
        rows: [
          {
            feature: 'One change across many repositories',
            ours: unstated(own.features),
            theirs: [yes(codeHosts, 'Batch Changes')],
          },
          {
            feature: 'Watches code for a pattern',
            ours: unstated(own.features),
            theirs: [yes(codeHosts, 'Code Monitors')],
          },
          {feature: 'Reviews pull requests', ours: yes(own.review), theirs: [unstated(overview)]},
          {feature: 'Blocks a merge', ours: blocksMerge, theirs: [unstated(overview)]},
          {
            feature: 'Agents for support, IT service and voice',
            ours: yes(own.features, 'The Support Agent is in beta'),
            theirs: [unstated(overview)],
          },
        ],
      },
      {
        group: 'Connecting',
        rows: [
          {
            feature: 'Source hosts',
            ours: hostsToday,
            theirs: [yes(codeHosts, 'GitHub, GitLab, Bitbucket among them')],
          },
        ],
      },
    ],
  },
  after: [
    {
      kind: 'scene',
      scene: 'search',
      heading: 'An answer that names its sources',
      intro: 'Each part of it says where it was found, and that the person who asked may open it.',
    },
  ],
  choice: {
    heading: 'Which search do you need?',
    theirs: {
      title: 'Choose Sourcegraph if',
      points: [
        'your question is about code, and the answer has to be complete',
        'you change many repositories at once and track every pull request',
        'your code is spread over several hosts',
      ],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: [
        `the answer is as often in a ticket or a document as in the code, and you can wait until those tools are integrated: today only ${toolsAreIntegrated}`,
        'people outside engineering ask too',
        'pull requests should be reviewed and scanned as well',
      ],
    },
  },
  faq: {
    heading: 'Before you choose',
    questions: [
      {
        id: 'code-search',
        question: 'Is unified search a code search?',
        answer: `No. It asks ${searchedTools} tools one question and gives one answer with its sources. To list each place where a symbol is used, take a tool made for code.`,
      },
      {
        id: 'together',
        question: 'Do the two make sense together?',
        answer:
          'They can: they start from different ends. An engineer who follows a symbol through forty repositories wants a complete list with line numbers; a code search gives that. A colleague who wonders why an invoice shows the wrong total does not know whether the answer is in the code at all. It may stand in an old ticket, in a written decision or in a chat: a question for a search across tools. If both kinds come up every week, having both is no luxury. If nearly all are of one kind, begin with that one.',
      },
      {
        id: 'permissions',
        question: 'Could somebody see more than they should?',
        answer: [
          `Not more than in the source: ${claims.permissionAware.toLowerCase()} draws only on what the person who asks may open there. `,
          {label: 'More in the trust center', to: '/trust'},
          '. Sourcegraph’s documentation describes the same for source hosts, once it is configured.',
        ],
      },
      {
        id: 'changes',
        question: `Can ${brand.name} change many repositories at once?`,
        answer:
          'This site promises no such thing. Sourcegraph’s Batch Changes is made for it. Our agents work on the pull request: they review it, scan it and suggest changes.',
      },
      {
        id: 'others',
        question: 'Who else in the company would use it?',
        answer:
          'Anybody with a question: support looks for an earlier ticket, finance for a contract, IT for the steps of a fix. Code search stays with the people who read code.',
      },
    ],
  },
  closing: {
    heading: 'Ask it something you had to look for',
    text: 'The question that cost you an hour last week is the one to begin with.',
  },
} satisfies ComparisonPage;
