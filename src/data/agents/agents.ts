import {formatList} from '../../lib/format';
import {claims, frameworks, searchedTools} from '../facts';
import type {AgentTab} from '../home/schema';
import {startTrial} from '../navigation/header';
import type {SectionHead} from '../schema/text';

/** Heading and intro above the agent tabs. */
export const agentsHead = {
  heading: 'See each agent at work',
  intro: 'Each agent does one job and shows its sources. Start with the task that takes up most of your week.',
} satisfies SectionHead;

/** The six agent tabs of the home page, in rotation order (specification, sections 2 and 4). */
export const agentTabs = [
  {
    id: 'code',
    label: 'Code Agent',
    title: 'Every pull request gets a first review',
    description:
      'The Code Agent reads each change in the context of your repository. Like a colleague, it comments on the line that needs work, gives the reason and suggests a change.',
    bullets: [
      'Inline comments with a severity and a fix you can commit',
      'Generated test cases for the changed code',
      'Preview environments where QA can try the change',
    ],
    scene: 'codeReview',
    buttons: [startTrial, {label: 'See code review', to: '/landingpage1'}],
  },
  {
    id: 'security',
    label: 'Security Agent',
    title: 'Stop vulnerabilities before they merge',
    description:
      'The Security Agent scans the changes in each pull request. It explains every finding with file, line and CWE, and proposes a fix next to it.',
    bullets: [
      'Can block merges on critical vulnerabilities',
      'Findings sorted by severity, each with a proposed fix',
      `Compliance checks for ${formatList(frameworks)}`,
    ],
    scene: 'securityScan',
    buttons: [startTrial, {label: 'See security scan', to: '/landingpage2'}],
  },
  {
    id: 'support',
    label: 'Support Agent',
    title: 'A guide inside your app',
    description:
      'The Support Agent, now in beta, answers questions in your app and points at the right button, so users finish their task.',
    bullets: [
      'In-app guidance, one step at a time',
      'Onboarding for new users of your product',
      'A ticket for every question it can’t answer',
    ],
    scene: 'support',
    buttons: [startTrial, {label: 'See Support Agent', to: '/landingpage3'}],
  },
  {
    id: 'search',
    label: 'Search',
    title: 'Ask once, get an answer with sources',
    description: `Search covers ${searchedTools} tools at once and answers in a few sentences. It names each source, so you can check it.`,
    bullets: [
      `${claims.permissionAware}: you see only what you can open`,
      'Documents, tickets, code and chats in one answer',
      'One question instead of a search in each tool',
    ],
    scene: 'search',
    buttons: [startTrial, {label: 'See search', to: '/landingpage4'}],
  },
  {
    id: 'itsm',
    label: 'ITSM Agent',
    title: 'Resolve incidents step by step',
    description:
      'Pre-built agents take on routine IT service management and record each step, so your team can take over at any point.',
    bullets: [
      'Incident management with a live timeline',
      'Ticket automation and knowledge support',
      'Workflow orchestration across your teams',
    ],
    scene: 'itsm',
    buttons: [startTrial, {label: 'See ITSM agents', to: '/landingpage6'}],
  },
  {
    id: 'voice',
    label: 'Voice Agent',
    title: 'Let an agent take your calls',
    description:
      'The Voice Agent talks like a person. It detects the caller’s purpose, urgency and emotion, and acts on them during the call.',
    bullets: [
      'Books appointments and sends updates',
      'Creates tickets with details from the call',
      'Speaks any language',
    ],
    scene: 'voice',
    buttons: [startTrial, {label: 'See Voice Agent', to: '/landingpage5'}],
  },
] satisfies AgentTab[];
