import {formatList} from '../../lib/format';
import {brand} from '../brand';
import {claims, frameworks} from '../facts';
import {plans} from '../plans';
import {unlimitedOn, unlimitedSentence} from '../pricing/planLimits';
import type {Page} from '../schema/page';
import {integratedToday} from '../tools';

const unlimited = unlimitedOn(plans, 'prs');
const offered = [
  'SSO',
  'role-based access',
  'encryption',
  ...(unlimited.length > 0 ? [`unlimited pull requests on ${formatList(unlimited)}`] : []),
  'help with your security review',
];

/** Content of /enterprise. */
export const enterprise = {
  meta: {
    path: '/enterprise',
    title: 'Enterprise',
    description: `Roll out ${brand.name} with ${formatList(offered)}.`,
    heading: 'Roll out AI agents under your rules',
    intro: `Start with one team, require the agents’ checks on ${integratedToday} and keep using your identity provider.`,
    actions: [
      {label: 'Contact us', to: '/enterprise#write'},
      {label: 'View pricing', to: '/pricing'},
    ],
  },
  needs: {
    heading: 'Answers for your security review',
    intro: 'The questions that security and procurement teams ask first, with our answers.',
    columns: ['Question', 'Our answer'],
    rows: [
      {
        topic: 'How do users log in?',
        cells: [
          `Users log in through ${claims.sso} with the account your company manages. Once the account is closed, they can no longer log in.`,
        ],
      },
      {
        topic: 'What can each role do?',
        cells: [`${claims.accessControl} decides who can connect tools, change settings or read findings in the app.`],
      },
      {
        topic: 'How is data encrypted?',
        cells: [`${claims.encryptionAtRest} and ${claims.encryptionInTransit} in transit. ${claims.codeNotStored}.`],
      },
      {
        topic: 'Who can see what in search?',
        cells: [`${claims.permissionAware} answers only from content that the user can open at the source.`],
      },
      {
        topic: 'Does it help with compliance?',
        cells: [
          `Agents check changes against ${formatList(frameworks)} as you make them. The checks don’t certify your company or ours.`,
        ],
      },
      {
        topic: 'What are the limits?',
        cells: [unlimitedSentence(plans)],
      },
      {topic: 'When is support available?', cells: [`${claims.support}, in every time zone your teams work in.`]},
    ],
  },
  permissions: {
    heading: 'Search answers respect permissions',
    intro:
      'Two colleagues can ask the same question and get different answers. Content that a user can’t open at the source stays out of the answer.',
  },
  papers: {
    heading: 'Resources for your review',
    points: [
      {
        icon: 'shieldCheck',
        title: 'Trust center',
        text: 'How code and data are handled and protected, and what stays your responsibility.',
        link: {label: 'Visit the trust center', to: '/trust'},
      },
      {
        icon: 'book',
        title: 'Data processing agreement',
        text: 'The document that your legal team and data protection officer want to see first.',
        link: {label: 'Read the agreement', to: '/dpa'},
      },
      {
        icon: 'shield',
        title: 'Vulnerability disclosure',
        text: 'How to report a vulnerability, and when you can expect an answer.',
        link: {label: 'Read the policy', to: '/security'},
      },
    ],
  },
  form: {
    heading: 'Tell us about your organization',
    intro: 'Include your number of developers, your tools and the requirements you have to meet before you start.',
  },
} satisfies Page;
