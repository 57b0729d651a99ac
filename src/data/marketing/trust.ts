import {claims, disclosure, frameworks, offers} from '../facts';
import type {Page} from '../schema/page';

const complianceText: Record<(typeof frameworks)[number], string> = {
  SOC2: 'Changes are checked as they are made, so that preparing for the audit is not a project of its own.',
  'ISO 27001': 'A change that opens a gap is pointed out in the pull request, long before an auditor asks.',
  GDPR: 'Changes that touch personal data are pointed out in the review.',
};

/** /trust */
export const trust = {
  meta: {
    path: '/trust',
    title: 'Trust center',
    description:
      'How Ovam AI handles code and data: encryption, access control, compliance checks, disclosure, and what stays your part.',
    heading: 'How we treat what you trust us with',
    intro:
      'Agents read code, tickets and calls. This page says what happens to them, what protects them, and where your part begins.',
    actions: [
      {label: 'Report a vulnerability', to: '/security'},
      {label: 'Data processing agreement', to: '/dpa'},
    ],
  },
  security: {
    id: 'security',
    heading: 'Security',
    points: [
      {
        icon: 'code',
        title: claims.codeNotStored,
        text: 'Code is read for the review or the scan and not kept afterwards.',
      },
      {
        icon: 'lock',
        title: 'Encryption',
        text: `${claims.encryptionAtRest}, ${claims.encryptionInTransit} in transit.`,
      },
      {
        icon: 'key',
        title: 'Access',
        text: `${claims.accessControl} and ${claims.sso}, so that joining and leaving are handled where you handle them already.`,
      },
      {
        icon: 'search',
        title: claims.permissionAware,
        text: 'An answer never contains what the person asking could not open in the source.',
      },
    ],
  },
  compliance: {
    id: 'compliance',
    heading: 'Compliance',
    intro: `The agents run compliance checks for ${frameworks.slice(0, -1).join(', ')} and ${frameworks.at(-1)}.`,
    points: frameworks.map((name) => ({
      icon: 'shieldCheck' as const,
      title: name,
      text: complianceText[name],
    })),
  },
  transparency: {
    id: 'transparency',
    heading: 'Transparency',
    points: [
      {
        icon: 'clock',
        title: 'Vulnerability reports',
        text: `Acknowledged within ${disclosure.acknowledgementHours} hours and validated within ${disclosure.validationBusinessDays} business days.`,
        link: {label: 'Read the policy', to: '/security'},
      },
      {
        icon: 'creditCard',
        title: 'Price changes',
        text: `Announced ${offers.priceChangeNoticeDays} days ahead.`,
        link: {label: 'See the plans', to: '/pricing'},
      },
      {
        icon: 'book',
        title: 'Product changes',
        text: 'Written down month by month: what is new, what got better, what was fixed.',
        link: {label: 'Read the changelog', to: '/changelog'},
      },
    ],
  },
  sharedResponsibility: {
    id: 'shared-responsibility',
    heading: 'Shared responsibility',
    points: [
      {
        icon: 'building',
        title: 'Our part',
        text: 'The platform: its encryption, its availability, its access checks, and answering reports about it.',
      },
      {
        icon: 'users',
        title: 'Your part',
        text: 'Who has an account and which role, which repositories and tools you connect, and what you merge.',
      },
    ],
  },
} satisfies Page;
