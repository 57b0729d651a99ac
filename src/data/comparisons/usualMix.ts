import {inWords} from '../../lib/format';
import {brand} from '../brand';
import {claims, offers, searchedTools} from '../facts';
import type {ComparisonPage} from '../schema/comparison';
import {arePlanned, integratedToday, plannedHosts} from '../tools';
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

/** /compearision */
export const usualMix = {
  rival: 'The usual mix',
  meta: {
    path: '/compearision',
    title: `${brand.name} and the usual mix`,
    description:
      'How one platform of agents compares with manual review and a set of single-purpose tools, and when each is the better choice.',
    heading: 'One pull request, three ways to review it',
    intro:
      'Most teams review by hand and add a tool for each gap: a scanner, a search, a help desk. Here is the same change three times, by hand, with single-purpose tools and with agents.',
    actions: [{label: 'Feature by feature', to: '/compearision#features'}],
  },
  before: [
    {
      kind: 'points',
      heading: 'The same change, three times',
      intro: 'An ordinary change, opened in the morning by somebody who wants to get on with the day.',
      points: [
        {
          icon: 'users',
          title: 'By hand',
          text: 'It waits until a colleague has finished what they are at. The first comment is about a name, the second about a permission that nobody had thought of. Both come after lunch, and QA hears of it when it is merged.',
        },
        {
          icon: 'grid',
          title: 'With single-purpose tools',
          text: 'The scanner answers in minutes, in a tab of its own. A ticket is copied by hand, a preview is asked for in a chat, and the colleague still has to be found for everything that is not a rule.',
        },
        {
          icon: 'bolt',
          title: 'With agents',
          text: 'Review and scan comment on the lines, the critical finding blocks the merge while it is open, and the preview is up. The colleague is asked for one thing: whether this is the right change.',
        },
      ],
    },
  ],
  table: {
    heading: 'Agents, people and tools',
    intro:
      'Manual review and single-purpose tools have no data sheet: their marks rest on published review guides, and on one scanner’s documentation.',
    rivals: ['Manual review', 'Single-purpose tools'],
    groups: [
      {
        group: 'The review',
        rows: [
          {
            feature: 'First answer without waiting for a colleague',
            ours: yes(own.features),
            theirs: [no(speed, 'Within one business day is the advice'), yes(protection)],
          },
          {
            feature: 'Judges whether the design is right',
            ours: no(own.reviewLimits, 'Leave this to people'),
            theirs: [yes(lookFor), unstated(protection)],
          },
          {
            feature: 'Knows why the change is wanted',
            ours: no(own.reviewLimits, 'Leave this to people'),
            theirs: [yes(lookFor), unstated(protection)],
          },
          {
            feature: 'Comments on the line, with a suggested change',
            ours: yes(own.features),
            theirs: [partly(lookFor, 'Comments; suggestions as time allows'), varies],
          },
        ],
      },
      {
        group: 'Safety',
        rows: [
          {
            feature: 'Security check on the change',
            ours: yes(own.features),
            theirs: [partly(lookFor, 'With a reviewer who is qualified for it'), yes(protection, 'From a scanner')],
          },
          {
            feature: 'Blocks a merge',
            ours: blocksMerge,
            theirs: [partly(speed, 'While the reviewer withholds approval'), yes(protection, 'Where a rule is set up')],
          },
          {
            feature: frameworkChecks,
            ours: yes(own.trust),
            theirs: [unstated(lookFor), varies],
          },
        ],
      },
      {
        group: 'Around it',
        rows: [
          {
            feature: 'Preview environment and test cases',
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
    heading: 'When the usual mix is better',
    intro: 'It often is. Nothing here asks you to stop reading each other’s code.',
    theirs: {
      title: 'Stay with what you have if',
      points: [
        'two or three people who sit together answer each other within the hour',
        'a tool that you run already covers the one gap that hurts',
        `your code is on ${inWords(plannedHosts, 'or')} today`,
        'the hard part of your reviews is design, and little else',
      ],
    },
    ours: {
      title: 'Look at agents if',
      points: [
        'changes wait for their first comment longer than they took to write',
        'findings, tickets and previews are carried from tool to tool by hand',
        'reviewers spend their time on what a machine could have said',
      ],
    },
  },
  faq: {
    heading: 'Questions from teams that review by hand',
    questions: [
      {
        id: 'replace-people',
        question: 'Do agents replace human review?',
        answer:
          'No. They take the first pass: what is wrong with a line, what is unsafe, what is missing. Whether the change is the right one, and whether you want to maintain it, stays with people.',
      },
      {
        id: 'where-to-start',
        question: 'Where should a team begin?',
        answer:
          'With one repository that is busy but not critical. For a week, before the trial starts, change nothing, and note how long a pull request waits for its first comment and what was found after the merge. Then let the agents comment for the whole trial, without blocking anything, and ask authors to mark each comment as useful, trivial or wrong. At its end read your notes together. If they speak for the agents, switch on blocking, for critical vulnerabilities only. If the wait is no shorter, or more than a few comments in ten were wrong, you have lost little.',
      },
      {
        id: 'keep-scanner',
        question: 'Can we keep the scanner that we have?',
        answer:
          'Yes. Decide which of the two may block a merge, and let the other one comment. Two gates for the same thing cost more than they find.',
      },
      {
        id: 'noise',
        question: 'What about comments that are wrong?',
        answer:
          'They happen, by hand too. A suggested change is yours to accept or turn down. Judge by how many comments you acted on, not by how many there were.',
      },
      {
        id: 'how-many-tools',
        question: 'Which tools could we let go?',
        answer: [
          'Compare them one by one with ',
          {label: 'what each agent does', to: '/features'},
          '. Keep whatever does a thing that is not in that list.',
        ],
      },
      {
        id: 'our-hosts',
        question: 'Does it work where our code is?',
        answer: `If it is on ${integratedToday}, yes. ${arePlanned}.`,
      },
      {
        id: 'stored',
        question: 'Is our code stored?',
        answer: [`${claims.codeNotStored}. `, {label: 'See the path a change takes', to: '/trust'}, '.'],
      },
      {
        id: 'leaving',
        question: 'What if it does not work out?',
        answer: `The trial runs for ${offers.freeTrialDays} days. ${claims.noCreditCard}, and you can ${claims.cancelAnytime.toLowerCase()}. Your reviews and tickets are in your own tools all along.`,
      },
    ],
  },
  closing: {
    heading: 'Begin with one busy repository',
    text: `${offers.freeTrialDays} days and a few notes tell you more than any table.`,
  },
} satisfies ComparisonPage;
