import {brand} from '../brand';
import {claims, searchedTools} from '../facts';
import {toolsAreIntegrated} from '../tools';
import type {ComparisonPage} from './schema';
import {blocksMerge, hostsToday, no, own, page, searchToday, unstated, yes} from './shared/cells';

const docs = 'https://sourcegraph.com/docs';
const deepSearch = page('Sourcegraph: Deep Search', `${docs}/deep-search.md`);
const codeHosts = page('Sourcegraph: code host connections', `${docs}/admin/code-hosts.md`);
const permissions = page('Sourcegraph: permissions', `${docs}/admin/permissions`);
const codeSearch = page('Sourcegraph: code search features', `${docs}/code-search/features`);
const navigation = page('Sourcegraph: code navigation', `${docs}/code-search/code-navigation`);
const overview = page('Sourcegraph: documentation, overview', docs, '2025-09-30');

/** Content of /sourcegraph. */
export const sourcegraph = {
  rival: 'Sourcegraph',
  meta: {
    path: '/sourcegraph',
    title: `${brand.name} vs. Sourcegraph`,
    description: `Compare ${brand.name} with Sourcegraph: search across all of your code, or one search across many tools, with agents that review, scan and answer.`,
    heading: `${brand.name} vs. Sourcegraph`,
    intro: `Sourcegraph searches your code, in every repository and branch. ${brand.name} is built to search ${searchedTools} tools (only ${toolsAreIntegrated} today), and its agents review and scan pull requests.`,
    actions: [{label: 'See unified search', to: '/landingpage4'}],
  },
  before: [
    {
      kind: 'table',
      table: {
        heading: 'Which product answers your question',
        columns: ['Your question', 'Sourcegraph', brand.name],
        rows: [
          {
            topic: 'Where is this function called?',
            cells: [
              'It searches every synced repository. This is its main purpose.',
              'Unified search isn’t designed for this.',
            ],
          },
          {
            topic: 'Why was it changed?',
            cells: [
              'It shows the commit, the diff and an explanation based on the code.',
              `It names the ticket, the document and the conversation as sources, once those tools are integrated. Today, only ${toolsAreIntegrated}.`,
            ],
          },
          {
            topic: 'Is the new version safe?',
            cells: [
              'You can search for a pattern that worries you.',
              'The Security Agent scans the pull request. Once a branch rule requires the scan, it blocks the merge while a critical vulnerability is open.',
            ],
          },
          {
            topic: 'Can we change it everywhere?',
            cells: [
              'Batch Changes opens pull requests across repositories.',
              'Agents review each of those pull requests.',
            ],
          },
        ],
      },
    },
  ],
  table: {
    heading: 'Feature by feature',
    rivals: ['Sourcegraph'],
    groups: [
      {
        group: 'Search',
        rows: [
          {
            feature: 'All repositories and branches',
            ours: unstated(own.search),
            theirs: [yes(codeSearch)],
          },
          {feature: `One search across ${searchedTools} tools`, ours: searchToday, theirs: [unstated(overview)]},
          {
            feature: 'Answers to questions in plain language',
            ours: yes(own.search, 'With sources'),
            theirs: [yes(deepSearch, 'About your code')],
          },
          {
            feature: 'Shows only what each user can open',
            ours: yes(own.trust, claims.permissionAware),
            theirs: [yes(permissions, 'As on the source host, once configured')],
          },
          {
            feature: 'Go to definition and find references',
            ours: no(own.searchLimits, 'Unified search isn’t designed for this'),
            theirs: [yes(navigation)],
          },
        ],
      },
      {
        group: 'Changes and agents',
        rows: [
          {
            feature: 'One change across many repositories',
            ours: unstated(own.features),
            theirs: [yes(codeHosts, 'Batch Changes')],
          },
          {
            feature: 'Monitors code for a pattern',
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
        group: 'Connections',
        rows: [
          {
            feature: 'Source hosts',
            ours: hostsToday,
            theirs: [yes(codeHosts, 'Including GitHub, GitLab and Bitbucket')],
          },
        ],
      },
    ],
  },
  after: [
    {
      kind: 'scene',
      scene: 'search',
      heading: 'Answers with their sources',
      intro: 'Each part of an answer names its source, and you can open every source.',
    },
  ],
  choice: {
    heading: 'Which search do you need?',
    theirs: {
      title: 'Choose Sourcegraph if',
      points: [
        'your questions are about code and need complete answers',
        'you change many repositories at once and track every pull request',
        'your code is spread across several hosts',
      ],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: [
        `your answers are often in tickets or documents, and you can wait for those integrations (only ${toolsAreIntegrated} today)`,
        'teams outside engineering ask questions too',
        'you also want pull requests reviewed and scanned',
      ],
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    questions: [
      {
        id: 'code-search',
        question: 'Is unified search a code search?',
        answer:
          'No. It sends one question to your connected tools and gives one answer with sources. To list every use of a symbol, choose a code search tool.',
      },
      {
        id: 'together',
        question: 'Does it make sense to use both?',
        answer:
          'It can, because they answer different questions. An engineer who follows a symbol through forty repositories wants a complete list with line numbers, and a code search gives that. A support colleague who wonders why an invoice shows the wrong total doesn’t know whether the answer is in the code at all. It may be in an old ticket, a written decision or a chat. That is a question for a search across tools. If both kinds of question come up every week, use both. If nearly all are of one kind, start with that one.',
      },
      {
        id: 'permissions',
        question: 'Can users see more than they should?',
        answer: [
          `No. ${claims.permissionAware} uses only what each user can open at the source. `,
          {label: 'See the trust center', to: '/trust'},
          '. Sourcegraph’s documentation describes the same for source hosts, once configured.',
        ],
      },
      {
        id: 'changes',
        question: `Can ${brand.name} change many repositories at once?`,
        answer:
          'This site lists no such feature. Sourcegraph’s Batch Changes is designed for it. Our agents work on pull requests, where they review, scan and suggest changes.',
      },
      {
        id: 'others',
        question: 'Which other teams would use it?',
        answer:
          'Any team with questions. Support searches for an earlier ticket, finance for a contract, and IT for the steps of a fix. Code search remains a tool for developers.',
      },
    ],
  },
  closing: {
    heading: 'Try it with a real question',
    text: 'Start with the question that cost you an hour last week.',
  },
} satisfies ComparisonPage;
