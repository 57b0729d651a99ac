import {brand} from '../brand';
import {startTrial} from '../navigation/header';
import type {Page} from '../schema/page';

/** Content of /case-studies. */
export const caseStudies = {
  meta: {
    path: '/case-studies',
    title: 'Customer stories',
    description: `Read how three teams use ${brand.name} agents, with numbers for pull requests, deployments, suggestions and integrations.`,
    heading: `How teams use ${brand.name} agents`,
    intro:
      'Three teams started with a review queue, a release gate and a ticket inbox. Each team handed routine work to an agent and still makes the decisions.',
    actions: [startTrial],
  },
  numbers: {heading: `${brand.name} in numbers`},
  stories: {heading: 'Three teams and their agents'},
  closing: {heading: 'Which task would you hand off first?'},
} satisfies Page;
