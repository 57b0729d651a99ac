import {formatList} from '../../lib/format';
import {claims, frameworks, searchedTools} from '../facts';
import type {FeatureGroup} from './schema';

/** First group: agents that work on the pull request. */
export const reviewFeatures = {
  id: 'review',
  heading: 'Code review and security',
  intro: 'Reviews and scans are on the pull request before you ask a colleague to look.',
  chapters: [
    {
      id: 'code-agent',
      agent: 'Code Agent',
      claim: 'A first review on every pull request',
      text: 'The agent reads the change with the code around it, and comments on the affected line with a reason and a severity. Where it can, it suggests a change.',
      bullets: ['Inline comments with a severity', 'Suggested changes to accept or reject', claims.codeNotStored],
      scene: 'codeReview',
      room: 'whole',
      link: {label: 'Explore code review', to: '/landingpage1'},
    },
    {
      id: 'security-agent',
      agent: 'Security Agent',
      claim: 'Stop critical vulnerabilities before the merge',
      text: 'Each finding explains the risk and comes with a fix. The most important findings come first.',
      bullets: [
        'Can block merges on critical vulnerabilities',
        'Names the file, the line and the CWE number',
        `Checks changes against ${formatList(frameworks)}`,
      ],
      scene: 'securityScan',
      room: 'left',
      link: {label: 'Explore security scans', to: '/landingpage2'},
    },
  ],
} satisfies FeatureGroup;

/** Second group: agents that work after a deployment, or independently of one. */
export const operateFeatures = {
  id: 'operate',
  heading: 'IT, data and search',
  intro: 'After the merge, agents handle incidents, answer data questions and search across your tools.',
  chapters: [
    {
      id: 'itsm-agent',
      agent: 'ITSM Agent',
      claim: 'Resolve incidents and record every step',
      text: 'Pre-built agents take on incident management, ticket automation, knowledge support and workflow orchestration. They record what they saw and did, so your team can take over at any point.',
      scene: 'itsm',
      room: 'right',
      link: {label: 'Explore IT service management', to: '/landingpage6'},
    },
    {
      id: 'data-agent',
      agent: 'Data Agent',
      claim: 'Ask a question, get a table',
      text: 'You ask in plain language. The agent returns a table with the answer.',
      scene: 'data',
      room: 'half',
      link: {label: 'Read the Data Agent docs', to: '/docs/core-features/data-agent'},
    },
    {
      id: 'search',
      agent: 'Search',
      claim: `One question, ${searchedTools} tools`,
      text: `You get one answer that names each source. ${claims.permissionAware} uses only what you can open.`,
      scene: 'search',
      room: 'half',
      link: {label: 'Explore unified search', to: '/landingpage4'},
    },
  ],
} satisfies FeatureGroup;

/** Third group: agents for people outside the team. */
export const peopleFeatures = {
  id: 'people',
  heading: 'Support and voice',
  intro: 'Help for users who are stuck in your app, and for customers on the phone.',
  chapters: [
    {
      id: 'support-agent',
      agent: 'Support Agent',
      tag: 'Beta',
      claim: 'A guide inside your own app',
      text: 'The agent answers inside the app and points to the right button. It walks new users through your product step by step.',
      bullets: ['In-app guidance', 'Onboarding', 'Support tickets'],
      scene: 'support',
      room: 'left',
      link: {label: 'Explore the Support Agent', to: '/landingpage3'},
    },
    {
      id: 'voice-agent',
      agent: 'Voice Agent',
      claim: 'Let an agent take your calls',
      text: 'The agent talks like a person in any language, and detects purpose, urgency and emotion. It acts while the caller is still on the line.',
      bullets: ['Books appointments', 'Creates tickets', 'Sends updates'],
      scene: 'voice',
      room: 'right',
      link: {label: 'Explore voice agents', to: '/landingpage5'},
    },
  ],
} satisfies FeatureGroup;

/** All groups in page order, for the content check. */
export const featureGroups: readonly FeatureGroup[] = [reviewFeatures, operateFeatures, peopleFeatures];
