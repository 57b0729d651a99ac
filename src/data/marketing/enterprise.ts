import {inWords} from '../../lib/format';
import {brand} from '../brand';
import {claims, frameworks} from '../facts';
import {plans} from '../plans';
import {unlimitedOn, unlimitedSentence} from '../pricing/planLimits';
import type {Page} from '../schema/page';

const unlimited = unlimitedOn(plans, 'prs');
const offered = [
  'SSO',
  'role-based access',
  'encryption',
  ...(unlimited.length > 0 ? [`unlimited pull requests on ${inWords(unlimited)}`] : []),
  'help with your review',
];

/** /enterprise */
export const enterprise = {
  meta: {
    path: '/enterprise',
    title: 'Enterprise',
    description: `${brand.name} for organisations: ${inWords(offered)}.`,
    heading: 'Team by team, under the rules you have',
    intro:
      'Roll the agents out one team after the other, require their checks where your code is hosted, and leave identity where it is managed today.',
    actions: [
      {label: 'Write to us', to: '/enterprise#write'},
      {label: 'See the plans', to: '/pricing'},
    ],
  },
  needs: {
    heading: 'What your review will ask',
    intro: 'Questions that security and purchasing reviews begin with, and our answers.',
    columns: ['It asks', 'Our answer'],
    rows: [
      {
        topic: 'How do people sign in?',
        cells: [
          `${claims.sso}: with the account that your company manages. Once that account is closed, nobody logs in with it.`,
        ],
      },
      {
        topic: 'Who may do what?',
        cells: [
          `${claims.accessControl}. A role decides who connects a tool, changes a setting or reads a finding in the app.`,
        ],
      },
      {
        topic: 'How is data encrypted?',
        cells: [`${claims.encryptionAtRest}, ${claims.encryptionInTransit} in transit. ${claims.codeNotStored}.`],
      },
      {
        topic: 'Who sees what in search?',
        cells: [`${claims.permissionAware}: an answer draws only on what the person who asks may open in the source.`],
      },
      {
        topic: 'Does it help us comply?',
        cells: [
          `Changes are checked against ${inWords(frameworks)} while they are made. The checks are no certificate, neither yours nor ours.`,
        ],
      },
      {
        topic: 'What are the limits?',
        cells: [unlimitedSentence(plans)],
      },
      {topic: 'Who helps, and when?', cells: [`${claims.support}, in whichever time zone your teams are.`]},
    ],
  },
  permissions: {
    heading: 'Permissions decide the answer',
    intro:
      'A colleague on another team can ask the same question and read another answer. What the person who asks may not open in its source stays out of it.',
  },
  papers: {
    heading: 'To read and to pass on',
    points: [
      {
        icon: 'shieldCheck',
        title: 'Trust center',
        text: 'What happens to code and data, what protects them, and where your part begins.',
        link: {label: 'Open the trust center', to: '/trust'},
      },
      {
        icon: 'book',
        title: 'Data processing agreement',
        text: 'What your lawyers and your data protection officer want to see first.',
        link: {label: 'Read the agreement', to: '/dpa'},
      },
      {
        icon: 'shield',
        title: 'Vulnerability disclosure',
        text: 'How reports reach us, and by when we answer them.',
        link: {label: 'Read the policy', to: '/security'},
      },
    ],
  },
  form: {
    heading: 'Tell us about your organisation',
    intro: 'How many developers, which tools, and what has to be true before you can start.',
  },
} satisfies Page;
