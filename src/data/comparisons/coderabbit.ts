import {formatList} from '../../lib/format';
import {brand} from '../brand';
import {claims, offers, searchedTools} from '../facts';
import {areIntegrated, arePlanned, integratedToday, plannedHosts} from '../tools';
import type {ComparisonPage} from './schema';
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

/** Content of /coderabbit. */
export const coderabbit = {
  rival: 'CodeRabbit',
  meta: {
    path: '/coderabbit',
    title: `${brand.name} vs. CodeRabbit`,
    description: `Compare ${brand.name} with CodeRabbit: how both review pull requests, where each goes further, and when CodeRabbit is the better choice.`,
    heading: `${brand.name} vs. CodeRabbit`,
    intro: `${brand.name} and CodeRabbit both comment on pull requests. CodeRabbit goes further in code review and works from Slack, while ${brand.name} adds QA previews and agents for support and calls.`,
    actions: [{label: 'Compare features', to: '/coderabbit#features'}],
  },
  before: [
    {
      kind: 'scene',
      scene: 'codeReview',
      heading: 'What both products do',
      intro:
        'Both comment on the affected lines of a pull request, with a reason for each comment. If that is all you need, compare source hosts, price and a week of your own pull requests.',
    },
  ],
  table: {
    heading: 'Feature by feature',
    intro: 'Our answers come from this site. CodeRabbit’s answers come from its documentation.',
    rivals: ['CodeRabbit'],
    groups: [
      {
        group: 'Review',
        rows: [
          {feature: 'Inline comments on pull requests', ours: yes(own.features), theirs: [yes(requestChanges)]},
          {
            feature: 'Blocks a merge',
            ours: blocksMerge,
            theirs: [yes(requestChanges, 'By requesting changes, once enabled')],
          },
          {
            feature: 'Review in the editor and command line',
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
        group: 'Beyond review',
        rows: [
          {
            feature: 'Security findings in the pull request',
            ours: yes(own.features, 'From a dedicated agent'),
            theirs: [yes(tools, 'From the open-source analyzers it runs')],
          },
          {
            feature: 'Jira tickets from findings',
            ours: jiraToday,
            theirs: [yes(jira, 'From review comments')],
          },
          {
            feature: 'Generated tests',
            ours: yes(own.features, 'Test cases for QA'),
            theirs: [yes(questions, 'Unit tests, on request')],
          },
          {feature: 'Preview environments for QA', ours: yes(own.features), theirs: [unstated(questions)]},
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
            theirs: [partly(answersInSlack, 'Answers in Slack, from connected sources')],
          },
        ],
      },
      {
        group: 'Setup and access',
        rows: [
          {feature: 'Single sign-on', ours: yes(own.trust), theirs: [yes(signOn, 'Enterprise: Okta and Keycloak')]},
          {feature: 'Roles', ours: yes(own.trust), theirs: [yes(roles, 'Custom roles on Enterprise')]},
          {
            feature: 'Self-hosting',
            ours: unstated(own.trust),
            theirs: [yes(platforms, 'Enterprise, 500 seats or more')],
          },
          {
            feature: 'Code is not stored',
            ours: yes(own.trust),
            theirs: [partly(caching, 'Cached for a week at most, unless you turn it off')],
          },
        ],
      },
    ],
  },
  after: [
    {
      kind: 'points',
      heading: `What ${brand.name} adds`,
      points: [
        {
          icon: 'flask',
          title: 'QA can test the change',
          text: 'The pull request comes with a preview environment and generated test cases. QA starts from the change, not from a description of it.',
        },
        {
          icon: 'ticket',
          title: 'Customers get help after the release',
          text: 'The Support Agent helps customers with release questions inside your app. The Voice Agent helps them on the phone.',
        },
      ],
    },
  ],
  choice: {
    heading: 'Which one should you choose?',
    theirs: {
      title: 'Choose CodeRabbit if',
      points: [
        `your code is on ${formatList([...plannedHosts, 'Azure DevOps'], 'or')} today`,
        'you want reviews in the editor or command line before a pull request exists',
        'you need self-hosting and have the required number of seats',
        'your team works in Slack and wants an agent that answers, triages and opens pull requests there',
      ],
    },
    ours: {
      title: `Choose ${brand.name} if`,
      points: [
        `your code is on ${integratedToday}`,
        'you want code review, security, QA and support from one platform',
      ],
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    questions: [
      {
        id: 'both-at-once',
        question: 'Can we run both on one repository?',
        answer:
          'Yes. Both comment on pull requests, so you can connect both to a trial repository. You will see two sets of comments, so tell your team which one counts, or try each for a week.',
      },
      {
        id: 'fair-trial',
        question: 'How do we compare them fairly?',
        answer: [
          'Take ten merged pull requests whose problems you already know. Choose two that broke something, two that were fine, a large one, a pure rename, one that touches a secret or a permission, and three from an ordinary week. Open them again in a copy of the repository, with one product at a time. For each comment, note whether you would have acted on it, whether it was wrong, and whether a colleague had said the same. Then count the problems that both products missed. Judge each product by the comments you acted on and the comments you dismissed, not by the total. ',
          {label: 'The features page', to: '/features#code-agent'},
          ' shows what our review comments on.',
        ],
      },
      {
        id: 'source-hosts',
        question: `Do you support ${formatList(plannedHosts, 'or')}?`,
        answer: `Not yet. Only ${areIntegrated} today, and ${arePlanned}. CodeRabbit’s documentation lists them, plus Azure DevOps, so choose CodeRabbit for now.`,
      },
      {
        id: 'block-merges',
        question: 'Which one can block a merge?',
        answer:
          'Both can. Our Security Agent blocks merges on critical vulnerabilities once a branch rule requires its check. CodeRabbit’s request changes workflow is off by default. When it’s on, it requests changes until its comments are resolved.',
      },
      {
        id: 'code-storage',
        question: 'What happens to our code?',
        answer: [
          `With ${brand.name}, ${claims.codeNotStored.toLowerCase()}. `,
          {label: 'The trust center', to: '/trust'},
          ' shows the path of a change through the platform. CodeRabbit’s documentation says that it caches code for a week at most, to speed up reviews. The cache is encrypted unless the project is open source, and two settings turn it off.',
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
          'That depends on your team, and we don’t publish other companies’ prices. Our prices are on ',
          {label: 'the pricing page', to: '/pricing'},
          ', with the pull requests that each plan includes.',
        ],
      },
      {
        id: 'switch',
        question: 'What would we lose by switching?',
        answer:
          'The rules and preferences that you taught the other product stay there, so write down the important ones before you leave. Comments on past pull requests stay on your source host.',
      },
    ],
  },
  closing: {
    heading: 'Try it on ten pull requests',
    text: 'Ten pull requests that you know well are enough to tell useful comments from noise.',
  },
} satisfies ComparisonPage;
