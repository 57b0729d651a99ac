import {inWords} from '../../lib/format';
import {brand} from '../brand';
import {claims, disclosure, frameworks, offers} from '../facts';
import type {Page} from '../schema/page';

/** What a check looks at in a change, by framework: in a review's words, not an auditor's. */
const checked: Record<(typeof frameworks)[number], [asks: string, looksAt: string]> = {
  SOC2: [
    'That changes are controlled, access is limited, and both can be shown afterwards.',
    'Whether a change opens access more widely than before, and whether what has to be logged still is.',
  ],
  'ISO 27001': [
    'That risks to information are known, and that software is built with them in mind.',
    'Secrets in code, weakened encryption, and dependencies with known vulnerabilities.',
  ],
  GDPR: [
    'That personal data is processed for a purpose, sparingly, and with protection.',
    'Whether a change collects, logs or passes on personal data that it did not before.',
  ],
};

/** /trust; the figure of its first section: `codePath.ts`. */
export const trust = {
  meta: {
    path: '/trust',
    title: 'Trust center',
    description: `How ${brand.name} handles code and data: encryption, access control, compliance checks, disclosure, and what stays your part.`,
    heading: 'Read, reviewed, not stored',
    intro:
      'Agents have to read your code. This page says what happens to it, what protects it and your other data, what we promise in hours and days, and where your part begins.',
    actions: [
      {label: 'Data processing agreement', to: '/dpa'},
      {label: 'Privacy policy', to: '/privacypolicy'},
    ],
  },
  security: {
    id: 'security',
    heading: 'Security',
    intro: 'Follow one change from your repository to the review, and see what is left of it on our side.',
    points: [
      {
        title: 'Encryption',
        text: `${claims.encryptionAtRest} for what has to be kept, ${claims.encryptionInTransit} for everything that travels.`,
      },
      {
        title: claims.accessControl,
        text: 'A role decides who sees findings in the app, who changes settings and who connects a tool; in a pull request, your source host decides who reads along. Give each person the smallest role that is enough.',
      },
      {
        title: claims.sso,
        text: 'People sign in with the account that your company manages, so that joining and leaving happen in one place.',
      },
      {
        title: claims.permissionAware,
        text: 'An answer draws only on what the person who asks may open in the source. Whoever loses access there loses it here.',
      },
    ],
  },
  compliance: {
    id: 'compliance',
    heading: 'Compliance',
    intro: `The agents check your changes against ${inWords(frameworks)} while they are being made, when a gap is still a small change.`,
    columns: ['Framework', 'What it asks for', 'What the checks look at'],
    rows: frameworks.map((topic) => ({topic, cells: checked[topic]})),
    note: 'These are checks that agents run on your changes. They are not certifications of our company, and they replace neither your auditor nor your lawyer.',
  },
  transparency: {
    id: 'transparency',
    heading: 'Transparency',
    intro: 'What you can hold us to, with a clock or a calendar.',
    promises: [
      {
        figure: `${disclosure.acknowledgementHours} hours`,
        title: 'A vulnerability report is acknowledged',
        text: 'You know that it has arrived, and need not send it again.',
        link: {label: 'How to report', to: '/security'},
      },
      {
        figure: `${disclosure.validationBusinessDays} business days`,
        title: 'The report is validated',
        text: 'You hear whether we could confirm the problem, and what happens next.',
        link: {label: 'What is in scope', to: '/security#what-is-in-scope'},
      },
      {
        figure: `${offers.priceChangeNoticeDays} days`,
        title: 'Notice before a price changes',
        text: `Long enough to compare, to decide and to leave. ${claims.cancelAnytime}.`,
        link: {label: 'See the plans', to: '/pricing'},
      },
      {
        figure: 'In writing',
        title: 'What changed in the product',
        text: 'What is new, what got better and what was fixed.',
        link: {label: 'See the changes', to: '/changelog'},
      },
    ],
  },
  sharedResponsibility: {
    id: 'shared-responsibility',
    heading: 'Shared responsibility',
    intro: 'Gaps open where each side thinks that the other one is looking after something. So here is the line.',
    columns: ['Topic', 'Our part', 'Your part'],
    rows: [
      {
        topic: 'Code',
        cells: [
          'Reading it for the review or the scan, and keeping no copy. A preview, where you use one, runs the changed app for as long as the preview is kept.',
          'Choosing which repositories the agents may read, and what is merged in the end.',
        ],
      },
      {
        topic: 'Access',
        cells: [
          `${claims.accessControl}, ${claims.sso}, and checking every request against both.`,
          'Deciding who has an account and with which role, and taking it back when somebody leaves.',
        ],
      },
      {
        topic: 'Data',
        cells: [
          'Encrypting it, at rest and on the way.',
          'Choosing which tools you connect, and clearing out what should not be in them.',
        ],
      },
      {
        topic: 'Vulnerabilities',
        cells: [
          'Finding and fixing them in the platform, and answering reports in time.',
          'Acting on what the agents find in your code, and keeping your own machines up to date.',
        ],
      },
      {
        topic: 'Compliance',
        cells: [
          'Running the checks, showing what they found, and having a data processing agreement to sign.',
          'Passing the audit, keeping the records it asks for, and having a lawful basis for the personal data you process.',
        ],
      },
    ],
  },
  question: {
    heading: 'A question that this page leaves open?',
    text: 'Send it, or your security questionnaire as a whole. Say by when you need the answer.',
    subject: 'Security questionnaire',
  },
} satisfies Page;
