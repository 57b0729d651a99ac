import {formatList} from '../../lib/format';
import {brand} from '../brand';
import {claims, offers, searchedTools} from '../facts';
import {arePlanned, integratedToday, plannedHosts} from '../tools';
import type {ComparisonPage} from './schema';
import {
  blocksMerge,
  frameworkChecks,
  hostsToday,
  no,
  own,
  page,
  partly,
  searchToday,
  unstated,
  varies,
  yes,
} from './shared/cells';

const google = 'https://github.com/google/eng-practices/blob/master/review/reviewer';
const speed = page('Google engineering practices: speed of code reviews', `${google}/speed.md`);
const lookFor = page('Google engineering practices: what to look for in a code review', `${google}/looking-for.md`);
const protection = page(
  'GitHub Docs: set code scanning merge protection',
  'https://github.com/github/docs/blob/main/content/code-security/code-scanning/managing-your-code-scanning-configuration/set-code-scanning-merge-protection.md',
);

/** Content of /compearision. */
export const usualMix = {
  rival: 'The usual mix',
  meta: {
    path: '/compearision',
    title: `${brand.name} vs. manual review`,
    description:
      'Compare one platform of agents with manual review and a set of single-purpose tools, and see when each is the better choice.',
    heading: 'Three ways to review a pull request',
    intro:
      'Most teams review by hand and add a scanner, a search tool or a help desk to fill each gap. Compare the same change reviewed by hand, with single-purpose tools and with agents.',
    actions: [{label: 'Compare features', to: '/compearision#features'}],
  },
  before: [
    {
      kind: 'points',
      heading: 'The same change, reviewed three ways',
      intro: 'A developer opens an ordinary change in the morning.',
      points: [
        {
          icon: 'users',
          title: 'By hand',
          text: 'The change waits until a colleague has time. After lunch, two comments arrive: one on a name and one on an overlooked permission. QA doesn’t hear about the change until it’s merged.',
        },
        {
          icon: 'grid',
          title: 'With single-purpose tools',
          text: 'The scanner answers in minutes, in a separate tab. Your team copies the ticket by hand, requests a preview in chat, and still needs a reviewer for everything that isn’t a rule.',
        },
        {
          icon: 'bolt',
          title: 'With agents',
          text: 'The agents comment on the lines, an open critical vulnerability can block the merge, and a preview is ready. The reviewer decides only whether this is the right change.',
        },
      ],
    },
  ],
  table: {
    heading: 'Feature by feature',
    intro:
      'Manual review and single-purpose tools have no spec sheet. Their answers are based on published review guides and one scanner’s documentation.',
    rivals: ['Manual review', 'Single-purpose tools'],
    groups: [
      {
        group: 'Review',
        rows: [
          {
            feature: 'First comment without waiting for a colleague',
            ours: yes(own.features),
            theirs: [no(speed, 'Recommended within one business day'), yes(protection)],
          },
          {
            feature: 'Judges whether the design is right',
            ours: no(own.reviewLimits, 'Leave this to people'),
            theirs: [yes(lookFor), unstated(protection)],
          },
          {
            feature: 'Knows why the change is needed',
            ours: no(own.reviewLimits, 'Leave this to people'),
            theirs: [yes(lookFor), unstated(protection)],
          },
          {
            feature: 'Inline comments with suggested changes',
            ours: yes(own.features),
            theirs: [partly(lookFor, 'Comments, with suggestions as time allows'), varies],
          },
        ],
      },
      {
        group: 'Security',
        rows: [
          {
            feature: 'Security check of the change',
            ours: yes(own.features),
            theirs: [partly(lookFor, 'With a qualified reviewer'), yes(protection, 'From a scanner')],
          },
          {
            feature: 'Blocks a merge',
            ours: blocksMerge,
            theirs: [partly(speed, 'While the reviewer withholds approval'), yes(protection, 'Once a rule is set up')],
          },
          {
            feature: frameworkChecks,
            ours: yes(own.trust),
            theirs: [unstated(lookFor), varies],
          },
        ],
      },
      {
        group: 'Beyond review',
        rows: [
          {
            feature: 'Preview environments and test cases',
            ours: yes(own.features),
            theirs: [partly(lookFor, 'A demo from the author, where needed'), varies],
          },
          {
            feature: `One search across ${searchedTools} tools`,
            ours: searchToday,
            theirs: [unstated(lookFor), varies],
          },
          {
            feature: 'Source hosts',
            ours: hostsToday,
            theirs: [unstated(speed), varies],
          },
        ],
      },
    ],
  },
  choice: {
    heading: 'When to keep your current setup',
    intro: 'Your current setup is often the better choice. Nothing here asks you to stop reading each other’s code.',
    theirs: {
      title: 'Keep your current setup if',
      points: [
        'two or three developers who sit together answer each other within the hour',
        'a tool that you already run covers the one gap that hurts',
        `your code is on ${formatList(plannedHosts, 'or')} today`,
        'design is nearly the only hard part of your reviews',
      ],
    },
    ours: {
      title: 'Choose agents if',
      points: [
        'a change often waits longer for its first comment than it took to write',
        'your team moves findings, tickets and previews between tools by hand',
        'reviewers spend their time on comments that a machine could make',
      ],
    },
  },
  faq: {
    heading: 'Frequently asked questions',
    questions: [
      {
        id: 'replace-people',
        question: 'Do agents replace human review?',
        answer:
          'No. Agents do the first pass and comment on what is wrong, unsafe or missing. Reviewers decide whether the change is right, and whether you want to maintain it.',
      },
      {
        id: 'where-to-start',
        question: 'Where should a team start?',
        answer:
          'With one repository that is busy but not critical. For a week before the trial, change nothing. Note how long pull requests wait for their first comment, and what you find after the merge. Then let the agents comment for the whole trial without blocking merges, and ask authors to mark each comment as useful, trivial or wrong. At the end, read your notes together. If they favor the agents, turn on blocking for critical vulnerabilities only. If the wait is no shorter, or more than a few comments in ten were wrong, you have lost little.',
      },
      {
        id: 'keep-scanner',
        question: 'Can we keep our current scanner?',
        answer:
          'Yes. Decide which of the two can block a merge, and let the other one only comment. Two gates for the same check take more time than they save.',
      },
      {
        id: 'noise',
        question: 'What if a comment is wrong?',
        answer:
          'You can dismiss it and decline its suggested change. Wrong comments happen in manual review too. Judge by how many comments you acted on, not by how many there were.',
      },
      {
        id: 'how-many-tools',
        question: 'Which tools could we replace?',
        answer: [
          'Compare your tools, one by one, with ',
          {label: 'what each agent does', to: '/features'},
          '. Keep every tool that does something not on that list.',
        ],
      },
      {
        id: 'our-hosts',
        question: 'Do you support our source host?',
        answer: `Yes, if your code is on ${integratedToday}. ${arePlanned}.`,
      },
      {
        id: 'stored',
        question: 'Is our code stored?',
        answer: [`No. ${claims.codeNotStored}. `, {label: 'See the path of a change', to: '/trust'}, '.'],
      },
      {
        id: 'leaving',
        question: 'What if it isn’t right for us?',
        answer: `You can ${claims.cancelAnytime.toLowerCase()}. The trial runs for ${offers.freeTrialDays} days, with ${claims.noCreditCard.toLowerCase()}. Your reviews and tickets stay in your own tools.`,
      },
    ],
  },
  closing: {
    heading: 'Start with one busy repository',
    text: `A ${offers.freeTrialDays}-day trial and a few notes tell you more than any table.`,
  },
} satisfies ComparisonPage;
