import {brand} from '../brand';
import {jobs} from '../company/jobs';
import type {Page} from '../schema/page';

/** Content of /careers. */
export const careers = {
  meta: {
    path: '/careers',
    title: 'Careers',
    description: `Learn what it’s like to build agents at ${brand.name}, check for open roles, and introduce yourself even when none is listed.`,
    heading: 'Build agents you’d want on your team',
    intro:
      'We build agents for work that engineers know well: reviews, scans, tickets and incidents. You’d be one of their first users, and their toughest critic.',
    actions: [
      jobs.length > 0
        ? {label: 'View open roles', to: '/careers#open-roles'}
        : {label: 'Introduce yourself', to: '/careers#write'},
      {label: 'Read our story', to: '/about'},
    ],
  },
  work: {
    heading: 'What the work looks like',
    intro:
      'An agent explains a checkout timeout with three cited sources, and never opens a fourth that the user isn’t allowed to see. Getting that right is most of the work.',
  },
  why: {
    heading: 'Why work with us',
    points: [
      {
        title: 'You know the problem',
        text: 'You’ve waited for a review and been woken by an incident. You can tell a good answer from one that only sounds good.',
      },
      {
        title: 'We show our reasoning',
        text: 'Our agents show their sources and their reasons. We do the same in our own discussions, and any colleague can disagree.',
      },
      {
        title: 'Security starts with the design',
        text: 'Customers trust us with their code, their tickets and their calls. We design each feature with security in mind instead of reviewing it at the end.',
      },
    ],
  },
  life: {
    heading: 'Life at the company',
    intro: 'What we want a week here to be like.',
    points: [
      {
        icon: 'book',
        title: 'Writing first',
        text: 'We write down the reasons for each decision. New colleagues can read them, and you miss nothing while you’re away.',
      },
      {
        icon: 'users',
        title: 'Close to our users',
        text: 'If you build an agent, you also talk to the teams that use it. When a user complains on Tuesday, you hear about it on Wednesday.',
      },
      {
        icon: 'refresh',
        title: 'Small, early releases',
        text: 'We release a change as soon as it’s useful, and review it after users have tried it. We don’t wait for one big release.',
      },
    ],
  },
  roles: {heading: 'Open roles'},
  write: {
    heading: 'Introduce yourself',
    text: 'Show us something you’ve built and tell us what you’d like to work on. A few lines and a link are enough.',
    subject: `Working at ${brand.name}`,
  },
} satisfies Page;
