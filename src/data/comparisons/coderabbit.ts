import {inWords} from '../../lib/format';
import {brand} from '../brand';
import {claims, offers, searchedTools} from '../facts';
import type {ComparisonPage} from '../schema/comparison';
import {areIntegrated, arePlanned, integratedToday, plannedHosts} from '../tools';
import {
  blocksMerge,
  frameworkChecks,
  hostsToday,
  jiraToday,
  own,
  page,
  partly,
  searchToday,
  unstated,
  yes,
} from './shared/cells';

const docs = 'https://docs.coderabbit.ai';
const platforms = page('CodeRabbit: platforms overview', `${docs}/platforms/overview`);
const start = page('CodeRabbit: getting started', `${docs}/getting-started`);
const requestChanges = page('CodeRabbit: request changes workflow', `${docs}/pr-reviews/request-changes-workflow`);
const tools = page('CodeRabbit: supported tools overview', `${docs}/tools/list.md`);
const jira = page('CodeRabbit: Jira integration', `${docs}/connections/jira.md`);
const questions = page('CodeRabbit: FAQs', `${docs}/faq.md`);
const signOn = page('CodeRabbit: enterprise SSO', `${docs}/management/sso/index`);
const roles = page('CodeRabbit: custom roles and permissions', `${docs}/management/custom-roles.md`);
const automations = page('CodeRabbit: automation guides', `${docs}/automations/guides.md`, '2026-11-25');
const answersInSlack = page(
  'CodeRabbit: answer code and product questions in Slack',
  `${docs}/automations/guides/answer-questions-in-slack.md`,
  '2026-11-25',
);
const caching = page('CodeRabbit: caching', `${docs}/reference/caching.md`, '2026-11-25');

/** /coderabbit */
export const coderabbit = {
  rival: 'CodeRabbit',
  meta: {
    path: '/coderabbit',
    title: `${brand.name} and CodeRabbit`,
    description: `Comparing ${brand.name} with CodeRabbit: where both review pull requests, where each goes further, and when CodeRabbit suits you better.`,
    heading: 'The review, and the work around it',
    intro: `${brand.name} and CodeRabbit both comment on pull requests. CodeRabbit reaches further into review itself, and its agent works from Slack; ${brand.name} brings a preview for QA, and agents for your customers’ questions and calls.`,
    actions: [{label: 'See the table', to: '/coderabbit#features'}],
  },
  before: [
    {
      kind: 'scene',
      scene: 'codeReview',
      heading: 'Where the two are alike',
      intro:
        'Open a pull request, and comments appear on the lines they are about, each with a reason. If that is all you need, compare on source hosts, on price, and on a week of your own pull requests.',
    },
  ],
  table: {
    heading: 'Feature by feature',
    intro: 'Our marks rest on what this site says about us, CodeRabbit’s on what its documentation says.',
    rivals: ['CodeRabbit'],
    groups: [
      {
        group: 'Review',
        rows: [
          {feature: 'Comments on the lines of a pull request', ours: yes(own.features), theirs: [yes(requestChanges)]},
          {
            feature: 'Can keep a change from being merged',
            ours: blocksMerge,
            theirs: [yes(requestChanges, 'By requesting changes, once you switch it on')],
          },
          {
            feature: 'Review in the editor and the command line',
            ours: unstated(own.features),
            theirs: [yes(start)],
          },
          {
            feature: 'Source hosts',
            ours: hostsToday,
            theirs: [yes(start, 'GitHub, GitLab, Azure DevOps, Bitbucket')],
          },
        ],
      },
      {
        group: 'Around the review',
        rows: [
          {
            feature: 'Security findings in the pull request',
            ours: yes(own.features, 'From an agent of its own'),
            theirs: [yes(tools, 'From open-source analysers that it runs')],
          },
          {
            feature: 'A Jira ticket from a finding',
            ours: jiraToday,
            theirs: [yes(jira, 'From review comments')],
          },
          {
            feature: 'Generated tests',
            ours: yes(own.features, 'Test cases for QA'),
            theirs: [yes(questions, 'Unit tests, when asked to')],
          },
          {feature: 'A preview environment for QA', ours: yes(own.features), theirs: [unstated(questions)]},
          {
            feature: frameworkChecks,
            ours: yes(own.trust),
            theirs: [unstated(tools)],
          },
          {
            feature: 'Agents for support, IT service and voice',
            ours: yes(own.features, 'The Support Agent is in beta'),
            theirs: [partly(automations, 'Automations for incidents and support triage, in its cloud')],
          },
          {
            feature: `One search across ${searchedTools} tools`,
            ours: searchToday,
            theirs: [partly(answersInSlack, 'Answers in Slack, from what you connect')],
          },
        ],
      },
      {
        group: 'Running it',
        rows: [
          {feature: 'Single sign-on', ours: yes(own.trust), theirs: [yes(signOn, 'Enterprise: Okta and Keycloak')]},
          {feature: 'Roles', ours: yes(own.trust), theirs: [yes(roles, 'Custom roles on Enterprise')]},
          {
            feature: 'Hosted by yourself',
            ours: unstated(own.trust),
            theirs: [yes(platforms, 'Enterprise, 500 seats or more')],
          },
          {
            feature: 'Code is not stored',
            ours: yes(own.trust),
            theirs: [partly(caching, 'Cached for a week at most, unless you switch that off')],
          },
        ],
      },
    ],
  },
  after: [
    {
      kind: 'points',
      heading: 'What we add after the comment',
      points: [
        {
          icon: 'flask',
          title: 'Somebody can click through it',
          text: 'A preview environment and generated test cases come with the pull request, so QA starts from the change and not from a description of it.',
        },
        {
          icon: 'ticket',
          title: 'It goes on after the merge',
          text: 'The Support Agent meets your customers inside your app, the Voice Agent on the phone: with the questions that a release brings.',
        },
      ],
    },
  ],
  choice: {
    heading: 'Which one, then?',
    theirs: {
      title: 'Choose CodeRabbit if',
      points: [
        `your code is on ${inWords([...plannedHosts, 'Azure DevOps'], 'or')} today`,
        'you want reviews in the editor or the command line, before a pull request exists',
        'you need to host it yourself and have the seats for it',
        'your team works in Slack, and the agent should answer, triage and open pull requests there',
      ],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: [
        `your code is on ${integratedToday}`,
        'security, QA and support should come from the same place as the review',
      ],
    },
  },
  faq: {
    heading: 'Questions about the two',
    questions: [
      {
        id: 'both-at-once',
        question: 'Can we run both on one repository?',
        answer:
          'Both comment on pull requests, so nothing keeps you from connecting both to a trial repository. You will see two sets of comments. Tell your team which one counts, or try each for a week.',
      },
      {
        id: 'fair-trial',
        question: 'How do we compare them fairly?',
        answer: [
          'Take ten pull requests that are merged already, whose trouble you know by now: two that broke something, two that were fine, a large one, one that only renames, one that touches a secret or a permission, and three from an ordinary week. Open them again in a copy of the repository, with one product at a time. For each comment write down whether you would have acted on it, whether it was wrong, and whether a colleague had said the same. Then count what neither found. Comments by the dozen are not a merit: what counts is how many you acted on, and how many you had to wave away. ',
          {label: 'What our review comments on', to: '/features#code-agent'},
          ' tells you what to expect of ours.',
        ],
      },
      {
        id: 'source-hosts',
        question: `Our code is on ${inWords(plannedHosts, 'or')}. What now?`,
        answer: `Only ${areIntegrated} today; ${arePlanned}. CodeRabbit’s documentation names them, and Azure DevOps too, so today it is the one to choose.`,
      },
      {
        id: 'block-merges',
        question: 'Which of them blocks a merge?',
        answer:
          'Both can. Our Security Agent blocks on critical vulnerabilities, once a branch rule requires its check. CodeRabbit’s request changes workflow, which is off by default, asks for changes until its comments are resolved.',
      },
      {
        id: 'code-storage',
        question: 'What happens to our code?',
        answer: [
          `With us: ${claims.codeNotStored.toLowerCase()}. `,
          {label: 'The trust center', to: '/trust'},
          ' follows a change through the platform. CodeRabbit caches code to review it faster: its documentation says for a week at most, encrypted unless the project is open source, and with two settings that switch it off.',
        ],
      },
      {
        id: 'trial',
        question: `Can we try ${brand.name} first?`,
        answer: `Yes, for ${offers.freeTrialDays} days. ${claims.noCreditCard}. Connect one repository and leave the others as they are.`,
      },
      {
        id: 'price',
        question: 'Which one costs less?',
        answer: [
          'That depends on your team, so we do not print somebody else’s prices. Ours are on ',
          {label: 'the plans page', to: '/pricing'},
          ', with the pull requests that each plan includes.',
        ],
      },
      {
        id: 'switch',
        question: 'What would we lose by switching?',
        answer:
          'The rules and preferences that you taught the other product stay there: write down the ones that matter before you leave. Comments on past pull requests belong to your source host and stay where they are.',
      },
    ],
  },
  closing: {
    heading: 'Give it ten pull requests',
    text: 'Ten that you know well are enough to tell a useful comment from a noisy one.',
  },
} satisfies ComparisonPage;
