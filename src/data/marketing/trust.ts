import {formatList} from '../../lib/format';
import {brand} from '../brand';
import {claims, disclosure, frameworks, offers} from '../facts';
import type {Page} from '../schema/page';

/** Requirements and checks per framework, in the words of a code review, not of an audit. */
const checksByFramework: Record<(typeof frameworks)[number], [requirement: string, check: string]> = {
  SOC2: [
    'Controlled changes and limited access, with evidence of both.',
    'Changes that widen access or remove required logging.',
  ],
  'ISO 27001': [
    'Managed information risks, and software built with those risks in mind.',
    'Secrets in code, weakened encryption and dependencies with known vulnerabilities.',
  ],
  GDPR: [
    'Personal data processed for a specific purpose, kept to a minimum and protected.',
    'Changes that start to collect, log or share personal data.',
  ],
};

/** /trust; diagram of its first section: `codePath.ts`. */
export const trust = {
  meta: {
    path: '/trust',
    title: 'Trust center',
    description: `How ${brand.name} handles code and data: encryption, access control, compliance checks, vulnerability disclosure and your responsibilities.`,
    heading: 'How we protect your code and data',
    intro:
      'Agents read your code to review it, and we don’t store it. See what we keep, what we commit to and what you’re responsible for.',
    actions: [
      {label: 'Read the DPA', to: '/dpa'},
      {label: 'Read the privacy policy', to: '/privacypolicy'},
    ],
  },
  security: {
    id: 'security',
    heading: 'Security',
    intro: 'Follow one change from your repository through the review, and see what we keep.',
    points: [
      {
        title: 'Encryption',
        text: `${claims.encryptionAtRest} for stored data, and ${claims.encryptionInTransit} for data in transit.`,
      },
      {
        title: claims.accessControl,
        text: 'Roles decide who can see findings in the app, change settings and connect tools, so give each user the smallest role they need. In a pull request, the permissions of your source host apply.',
      },
      {
        title: claims.sso,
        text: 'Users log in with the account your company manages, so you add and remove access in one place.',
      },
      {
        title: claims.permissionAware,
        text: 'Answers use only content that the user can open at the source. Access removed at the source is removed here too.',
      },
    ],
  },
  compliance: {
    id: 'compliance',
    heading: 'Compliance',
    intro: `Agents check your changes against ${formatList(frameworks)} as you make them, when a gap is still a small fix.`,
    columns: ['Framework', 'What it requires', 'What the checks look for'],
    rows: frameworks.map((topic) => ({topic, cells: checksByFramework[topic]})),
    note: 'Agents run these checks on your changes. The checks are not certifications of our company, and they don’t replace your auditor or your lawyer.',
  },
  transparency: {
    id: 'transparency',
    heading: 'Transparency',
    intro: 'The commitments you can hold us to.',
    promises: [
      {
        figure: `${disclosure.acknowledgementHours} hours`,
        title: 'Vulnerability reports acknowledged',
        text: 'You know that your report has arrived, so you don’t need to resend it.',
        link: {label: 'See how to report', to: '/security'},
      },
      {
        figure: `${disclosure.validationBusinessDays} business days`,
        title: 'Vulnerability reports validated',
        text: 'We tell you whether we could confirm the problem and what happens next.',
        link: {label: 'See what’s in scope', to: '/security#what-is-in-scope'},
      },
      {
        figure: `${offers.priceChangeNoticeDays} days`,
        title: 'Notice of price changes',
        text: `You have time to compare, decide or leave. ${claims.cancelAnytime}.`,
        link: {label: 'View pricing', to: '/pricing'},
      },
      {
        figure: 'In writing',
        title: 'Product changes published',
        text: 'The changelog lists what’s new, improved and fixed.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
      {
        figure: 'WCAG 2.2 AA',
        title: 'Accessibility tested',
        text: 'Automated tests check this website. The statement lists our methods and the known limits.',
        link: {label: 'Read the statement', to: '/accessibility'},
      },
      {
        figure: 'Listed scripts only',
        title: 'Website headers tested',
        text: 'Browsers run only the scripts that this website lists. Automated tests check it in a browser and on the host.',
        link: {label: 'See the headers', to: '/docs/api-reference/errors-and-limits#what-a-visitors-browser-is-told'},
      },
    ],
  },
  sharedResponsibility: {
    id: 'shared-responsibility',
    heading: 'Shared responsibility',
    intro:
      'Security gaps appear when each side thinks the other is responsible. This table shows which part is ours and which is yours.',
    columns: ['Topic', 'Our part', 'Your part'],
    rows: [
      {
        topic: 'Code',
        cells: [
          'We read it for the review or the scan and keep no copy. If you use a preview, it runs the changed app for as long as the preview is kept.',
          'You choose which repositories the agents can read, and what gets merged.',
        ],
      },
      {
        topic: 'Access',
        cells: [
          `We provide ${claims.accessControl.toLowerCase()} and ${claims.sso}, and check every request against both.`,
          'You decide who has an account and with which role, and remove access when a user leaves.',
        ],
      },
      {
        topic: 'Data',
        cells: [
          'We encrypt it at rest and in transit.',
          'You choose which tools to connect, and remove data that shouldn’t be in them.',
        ],
      },
      {
        topic: 'Vulnerabilities',
        cells: [
          'We find and fix vulnerabilities in the platform and respond to reports on time.',
          'You act on what the agents find in your code, and keep your own machines up to date.',
        ],
      },
      {
        topic: 'Compliance',
        cells: [
          'We run the checks, show what they found and provide a data processing agreement to sign.',
          'You pass the audit, keep the records it requires and have a lawful basis for the personal data you process.',
        ],
      },
    ],
  },
  question: {
    heading: 'Questions about security?',
    text: 'Send us your question or your full security questionnaire. Tell us when you need the answer.',
    subject: 'Security questionnaire',
  },
} satisfies Page;
