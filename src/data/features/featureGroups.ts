import {inWords} from '../../lib/format';
import {claims, frameworks, searchedTools} from '../facts';
import type {FeatureGroup} from '../schema/feature';

/** What happens on the pull request itself: the features page's first group. */
export const reviewFeatures = {
  id: 'review',
  heading: 'On the pull request',
  intro:
    'The review and the scan are there before you ask a colleague to look, in the place where you would look for them.',
  chapters: [
    {
      id: 'code-agent',
      agent: 'Code Agent',
      claim: 'A first review on every pull request',
      text: 'It reads the change together with the code around it and comments on the line in question, with the reason and how serious it is. Where it can, it adds the change that it would make.',
      bullets: [
        'Inline comments with a severity',
        'Suggested changes that you accept or turn down',
        claims.codeNotStored,
      ],
      scene: 'codeReview',
      room: 'whole',
      link: {label: 'More on pull request review', to: '/landingpage1'},
    },
    {
      id: 'security-agent',
      agent: 'Security Agent',
      claim: 'A critical vulnerability does not get merged',
      text: 'Each finding says what could happen and brings the fix along. The ones that matter most come first.',
      bullets: [
        'Blocks merges on critical vulnerabilities',
        'Names the file, the line and the CWE number',
        `Checks changes against ${inWords(frameworks)}`,
      ],
      scene: 'securityScan',
      room: 'left',
      link: {label: 'More on security scans', to: '/landingpage2'},
    },
  ],
} satisfies FeatureGroup;

/** What happens once the change is live, and beside it. */
export const operateFeatures = {
  id: 'operate',
  heading: 'In the systems you run',
  intro:
    'What comes after the merge: something breaks, somebody wants a figure, nobody remembers where it was written down.',
  chapters: [
    {
      id: 'itsm-agent',
      agent: 'ITSM Agent',
      claim: 'From alert to resolution, each step written down',
      text: 'Pre-built agents take on incident management, ticket automation, knowledge support and workflow orchestration. They note what they saw and what they did, so that anybody can take over in the middle.',
      scene: 'itsm',
      room: 'right',
      link: {label: 'More on IT service management', to: '/landingpage6'},
    },
    {
      id: 'data-agent',
      agent: 'Data Agent',
      claim: 'Ask for the number, get the table',
      text: 'You ask in plain language. The agent fills the table that answers you.',
      scene: 'data',
      room: 'half',
      link: {label: 'More on the Data Agent', to: '/docs/core-features/data-agent'},
    },
    {
      id: 'search',
      agent: 'Search',
      claim: `One question to ${searchedTools} tools`,
      text: `One answer, with each source named. ${claims.permissionAware}: it draws only on what you may open.`,
      scene: 'search',
      room: 'half',
      link: {label: 'More on unified search', to: '/landingpage4'},
    },
  ],
} satisfies FeatureGroup;

/** What meets the people outside the team. */
export const peopleFeatures = {
  id: 'people',
  heading: 'With the people you serve',
  intro: 'Someone is stuck in your app, someone else is on the phone. Both would like to be done in a minute.',
  chapters: [
    {
      id: 'support-agent',
      agent: 'Support Agent',
      tag: 'Beta',
      claim: 'A guide inside your own app',
      text: 'It answers where the question came up and points at the button it talks about. People who are new to your product are taken through it step by step.',
      bullets: ['Guidance on the screen', 'Onboarding', 'Support tickets'],
      scene: 'support',
      room: 'left',
      link: {label: 'More on the Support Agent', to: '/landingpage3'},
    },
    {
      id: 'voice-agent',
      agent: 'Voice Agent',
      claim: 'Calls that end with something done',
      text: 'It talks like a person in any language and detects what the caller wants, how urgent it is and how they feel. Then it acts, while the call is still on.',
      bullets: ['Books appointments', 'Raises tickets', 'Sends updates'],
      scene: 'voice',
      room: 'right',
      link: {label: 'More on voice agents', to: '/landingpage5'},
    },
  ],
} satisfies FeatureGroup;

/** The groups in the order in which they show every agent, for the build's checks. */
export const featureGroups: readonly FeatureGroup[] = [reviewFeatures, operateFeatures, peopleFeatures];
