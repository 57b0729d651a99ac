import {brand} from '../brand';
import {startTrial} from '../navigation/header';
import type {Page} from '../schema/page';

/** /case-studies */
export const caseStudies = {
  meta: {
    path: '/case-studies',
    title: 'Customer stories',
    description: `Read what three teams hand over to ${brand.name} agents, with figures for pull requests, deployments, suggestions and integrations.`,
    heading: 'How teams hand routine work to agents',
    intro:
      'Three teams started with a review queue, a release gate and a ticket inbox. Each handed over the routine and kept the decisions.',
    actions: [startTrial],
  },
  numbers: {heading: `${brand.name} in numbers`},
  stories: {heading: 'Three teams and their agents'},
  closing: {heading: 'Which task would you hand over first?'},
} satisfies Page;
