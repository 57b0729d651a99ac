import {brand} from '../brand';
import {jobs} from '../company/jobs';
import type {Page} from '../schema/page';

/** /careers */
export const careers = {
  meta: {
    path: '/careers',
    title: 'Careers',
    description: `Why people build agents at ${brand.name}, what the work is like, which roles are open, and how to introduce yourself when none is.`,
    heading: 'Build the agents you would want beside you',
    intro:
      'Reviews, scans, tickets, incidents: we build agents for work that engineers know from the inside. You would be one of their first users, and their strictest.',
    actions: [
      jobs.length > 0
        ? {label: 'Open roles', to: '/careers#open-roles'}
        : {label: 'Introduce yourself', to: '/careers#write'},
      {label: 'About the company', to: '/about'},
    ],
  },
  work: {
    heading: 'This is the work',
    intro:
      'Somebody asks why the checkout timed out. The agent answers from three sources, names each of them, and never looks into a fourth, because the person asking may not open it. Getting that right is most of the work.',
  },
  why: {
    heading: 'Why work with us',
    points: [
      {
        title: 'The problem is your own',
        text: 'You have waited for a review and been woken by an incident. You know when an answer is good, and when it only sounds good.',
      },
      {
        title: 'Work that can be checked',
        text: 'Our agents show their sources and their reasons. We hold our own arguments to the same rule: say what it rests on, and anybody may disagree.',
      },
      {
        title: 'Care is part of the design',
        text: 'People trust us with their code, their tickets and their calls. Security is where a feature begins, not a review at its end.',
      },
    ],
  },
  life: {
    heading: 'Life at the company',
    intro: 'How a week here is meant to feel.',
    points: [
      {
        icon: 'book',
        title: 'Written first',
        text: 'Reasons are written down beside decisions, so that whoever comes later can read them, and whoever was away has missed nothing.',
      },
      {
        icon: 'users',
        title: 'Close to those who use it',
        text: 'The people who build an agent are the people who talk to the teams that use it. What annoyed them on Tuesday is on your desk on Wednesday.',
      },
      {
        icon: 'refresh',
        title: 'Small steps, soon',
        text: 'A change goes out when it is useful, and is looked at again once it has been used. Nobody waits for the big one.',
      },
    ],
  },
  roles: {heading: 'Open roles'},
  write: {
    heading: 'Introduce yourself',
    text: 'Show us something you built and tell us what you would like to work on. A few lines and a link are enough.',
    subject: `Working at ${brand.name}`,
  },
} satisfies Page;
