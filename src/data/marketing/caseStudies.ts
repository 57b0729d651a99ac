import {brand} from '../brand';
import {startTrial} from '../navigation/header';
import type {Page} from '../schema/page';

/** /case-studies */
export const caseStudies = {
  meta: {
    path: '/case-studies',
    title: 'Customer stories',
    description: `What teams hand over to ${brand.name} agents, and how much of it: pull requests, secure deployments, suggestions, integrations.`,
    heading: 'They handed over the part that repeats',
    intro:
      'A review queue, a release gate, a ticket inbox: three teams, three places to begin. Each kept the decisions and handed over the routine.',
    actions: [startTrial],
  },
  numbers: {heading: 'What it adds up to'},
  stories: {heading: 'Three places to begin'},
  closing: {heading: 'What would you hand over first?'},
} satisfies Page;
