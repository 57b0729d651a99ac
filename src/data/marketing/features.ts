import {frameworks, searchedTools} from '../facts';
import type {Page} from '../schema/page';

/** /features */
export const features = {
  meta: {
    path: '/features',
    title: 'Features',
    description:
      'What each Ovam AI agent does: code review, security, data, support, search, ITSM and voice, plus QA previews and test cases.',
    heading: 'One platform, an agent for each kind of work',
    intro:
      'Each agent does one job from start to finish and shows its work. Switch on the ones you need; they work side by side on the same repositories, tickets and tools.',
    actions: [
      {label: 'Get a free trial', to: 'login'},
      {label: 'See the plans', to: '/pricing'},
    ],
  },
  agents: {
    id: 'agents',
    heading: 'The agents',
    points: [
      {
        icon: 'pullRequest',
        title: 'Code Agent',
        text: 'Reviews every pull request and comments inline, with a severity and a suggested change you can accept.',
        link: {label: 'Pull request review', to: '/landingpage1'},
      },
      {
        icon: 'shieldCheck',
        title: 'Security Agent',
        text: 'Scans what changed, sorts findings by severity, blocks the merge on critical vulnerabilities and opens the Jira ticket.',
        link: {label: 'Security scan', to: '/landingpage2'},
      },
      {
        icon: 'headset',
        title: 'Support Agent (beta)',
        text: 'Guides people inside your app, points at the button it talks about, and turns what is left over into a ticket.',
        link: {label: 'Support Agent', to: '/landingpage3'},
      },
      {
        icon: 'search',
        title: 'Search',
        text: `Answers one question out of ${searchedTools} tools and shows only what the person asking may see.`,
        link: {label: 'Unified search', to: '/landingpage4'},
      },
      {
        icon: 'voice',
        title: 'Voice Agent',
        text: 'Takes calls, detects purpose, urgency and emotion, books appointments and raises tickets.',
        link: {label: 'Voice agents', to: '/landingpage5'},
      },
      {
        icon: 'chip',
        title: 'ITSM Agent',
        text: 'Works incidents from alert to resolution: tickets, knowledge and the workflow between them.',
        link: {label: 'IT service management', to: '/landingpage6'},
      },
      {
        icon: 'data',
        title: 'Data Agent',
        text: 'Answers questions about your data in plain language and fills the table you asked for.',
      },
    ],
  },
  quality: {
    id: 'quality',
    heading: 'Before you merge',
    intro: 'Three checks that run on the pull request itself, so that nobody has to ask for them.',
    points: [
      {
        icon: 'eye',
        title: 'QA previews',
        text: 'Each pull request gets its own preview environment, so testers try the change instead of reading about it.',
      },
      {
        icon: 'flask',
        title: 'Test cases',
        text: 'Cases are generated from the change: the expected path, the edges, and what could break elsewhere.',
      },
      {
        icon: 'check',
        title: 'Compliance checks',
        text: `Changes are checked against ${frameworks.join(', ')} before they are merged.`,
      },
    ],
  },
} satisfies Page;
