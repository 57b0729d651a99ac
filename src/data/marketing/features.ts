import {brand} from '../brand';
import {startTrial} from '../navigation/header';
import type {Page} from '../schema/page';

/** Content of /features. */
export const features = {
  meta: {
    path: '/features',
    title: 'Features',
    description: `See what each ${brand.name} agent does: code review, security, data, support, search, ITSM and voice, plus QA previews and test cases.`,
    heading: 'Agents for engineering, security, IT and support',
    intro:
      'Each agent handles one area and shows its work. Turn on the ones you need, and they work side by side on the same repositories, tickets and tools.',
    actions: [startTrial, {label: 'View pricing', to: '/pricing'}],
  },
  quality: {
    heading: 'QA and compliance',
    intro: 'Each pull request comes with a preview to try, test cases to run and the checks an auditor would want.',
  },
  closing: {heading: 'Start with the agent you need most'},
} satisfies Page;
