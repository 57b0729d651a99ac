import {claims} from '../facts';
import type {Page} from '../schema/page';

/** /sales */
export const sales = {
  meta: {
    path: '/sales',
    title: 'Talk to sales',
    description:
      'Ask for a walkthrough on your own repositories, a quote for a larger team, or answers for your security review.',
    heading: 'Talk to sales',
    intro:
      'Bring a repository, a ticket queue or a list of questions. We show you what the agents make of it and tell you which plan covers it.',
    actions: [{label: 'See the plans', to: '/pricing'}],
  },
  topics: {
    heading: 'What we can go through with you',
    points: [
      {
        icon: 'play',
        title: 'A walkthrough',
        text: 'The agents at work on your own code or tickets, with the people who would use them.',
      },
      {
        icon: 'creditCard',
        title: 'Plans and volume',
        text: 'How many credits, pull requests, QA previews and deployments your team needs.',
      },
      {
        icon: 'shieldCheck',
        title: 'Your security review',
        text: `${claims.encryptionAtRest}, ${claims.encryptionInTransit} in transit, ${claims.accessControl.toLowerCase()} and ${claims.sso}: we answer the questionnaire with you.`,
      },
    ],
  },
  form: {
    heading: 'Write to sales',
    intro: 'Say how many developers you have and what you would like to see first.',
  },
} satisfies Page;
