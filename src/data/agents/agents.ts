import {inWords} from '../../lib/format';
import {claims, frameworks, searchedTools} from '../facts';
import {startTrial} from '../navigation/header';
import type {AgentTab} from '../schema/home';
import type {SectionHead} from '../schema/text';

/** What stands above the agent tabs. */
export const agentsHead = {
  heading: 'See each agent at work',
  intro: 'Every agent does one job and shows its working. Start with the one that takes up most of your week.',
} satisfies SectionHead;

/** The home page's six agent tabs, in the order of their rotation (specification, sections 2 and 4). */
export const agentTabs = [
  {
    id: 'code',
    label: 'Code Agent',
    title: 'Every pull request gets a first review',
    description:
      'The Code Agent reads the change in the context of your repository and comments where a colleague would: on the line, with the reason and a suggested change.',
    bullets: [
      'Inline comments with a severity and a fix to commit',
      'Test cases generated for the code that changed',
      'Preview environments, so that QA can try the change',
    ],
    scene: 'codeReview',
    buttons: [startTrial, {label: 'See code review', to: '/landingpage1'}],
  },
  {
    id: 'security',
    label: 'Security Agent',
    title: 'Vulnerabilities stop before the merge',
    description:
      'The Security Agent scans what each pull request changes, explains every finding with its file, line and CWE, and proposes the fix next to it.',
    bullets: [
      'Blocks merges on critical vulnerabilities',
      'Findings sorted by severity, each with a way to close it',
      `Compliance checks for ${inWords(frameworks)}`,
    ],
    scene: 'securityScan',
    buttons: [startTrial, {label: 'See security scan', to: '/landingpage2'}],
  },
  {
    id: 'support',
    label: 'Support Agent',
    title: 'A guide inside your own app',
    description:
      'The Support Agent, now in beta, answers in the app and points at the button it talks about, so that people finish what they came to do.',
    bullets: [
      'Guidance on the screen, one step at a time',
      'Onboarding for people who are new to your product',
      'A ticket for what it cannot answer',
    ],
    scene: 'support',
    buttons: [startTrial, {label: 'See Support Agent', to: '/landingpage3'}],
  },
  {
    id: 'search',
    label: 'Search',
    title: 'Ask once, get an answer with its sources',
    description: `Search looks through ${searchedTools} tools at once and answers in a few sentences. Each source is named, so that you can check it.`,
    bullets: [
      `${claims.permissionAware}: you only see what you may open`,
      'Documents, tickets, code and chats in one answer',
      'One question instead of a search box in each tool',
    ],
    scene: 'search',
    buttons: [startTrial, {label: 'See search', to: '/landingpage4'}],
  },
  {
    id: 'itsm',
    label: 'ITSM Agent',
    title: 'From alert to resolution, step by step',
    description:
      'Pre-built agents take on the routine of IT service management and write down each step, so that anybody can take over.',
    bullets: [
      'Incident management with a timeline as it happens',
      'Ticket automation and knowledge support',
      'Workflow orchestration across your teams',
    ],
    scene: 'itsm',
    buttons: [startTrial, {label: 'See ITSM Agent', to: '/landingpage6'}],
  },
  {
    id: 'voice',
    label: 'Voice Agent',
    title: 'Calls that end with something done',
    description:
      'The Voice Agent talks like a person, detects what a caller wants, how urgent it is and how they feel, and acts on it during the call.',
    bullets: ['Books appointments and sends updates', 'Raises tickets with what was said', 'Speaks any language'],
    scene: 'voice',
    buttons: [startTrial, {label: 'See Voice Agent', to: '/landingpage5'}],
  },
] satisfies AgentTab[];
