import {brand} from '../brand';
import {startTrial} from '../navigation/header';
import type {Page} from '../schema/page';

/** /features */
export const features = {
  meta: {
    path: '/features',
    title: 'Features',
    description: `What each ${brand.name} agent does: code review, security, data, support, search, ITSM and voice, plus QA previews and test cases.`,
    heading: 'What each agent takes off your desk',
    intro:
      'An agent does one job from start to finish and shows its work. Switch on the ones that you need: they work side by side, on the same repositories, tickets and tools.',
    actions: [startTrial, {label: 'See the plans', to: '/pricing'}],
  },
  quality: {
    heading: 'Before QA has to ask',
    intro:
      'A preview to click through, test cases to run and the checks that an auditor would want: all of it comes with the pull request.',
  },
  closing: {heading: 'Start with the agent that you need most'},
} satisfies Page;
