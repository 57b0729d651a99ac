import {claims} from '../facts';
import type {Page} from '../schema/page';

/** /sales */
export const sales = {
  meta: {
    path: '/sales',
    title: 'Talk to sales',
    description:
      'Ask for a walkthrough on your own repositories, a quote for a larger team, or answers for your security review.',
    heading: 'Talk it through before you decide',
    intro:
      'Bring a repository, a ticket queue or a list of questions. We show you what the agents make of it and tell you which plan covers it.',
    actions: [
      {label: 'Write to sales', to: '/sales#write'},
      {label: 'See the plans', to: '/pricing'},
    ],
  },
  next: {
    heading: 'What happens after you write',
    steps: [
      {
        title: 'You send the message',
        text: 'The form opens it in your own mail program, filled in. You can still change every word.',
      },
      {
        title: 'We answer with questions',
        text: 'What you build, what slows you down, and who else should be there.',
      },
      {
        title: 'You see it on your own work',
        text: 'We go through what you bring, and say which plan covers it, or that none does.',
      },
    ],
  },
  topics: {
    heading: 'What to bring',
    points: [
      {
        icon: 'eye',
        title: 'Something to look at',
        text: 'A repository or a ticket queue, and one of the people who would use the agents on it.',
      },
      {
        icon: 'data',
        title: 'Rough numbers',
        text: 'How many pull requests, QA previews and deployments you have in a month. A guess is fine.',
      },
      {
        icon: 'shieldCheck',
        title: 'Your security questions',
        text: `${claims.encryptionAtRest}, ${claims.encryptionInTransit} in transit, ${claims.accessControl.toLowerCase()} and ${claims.sso}: send the questionnaire along.`,
      },
    ],
  },
  form: {
    heading: 'Write to sales',
    intro: 'Say how many developers you have and what you would like to see first.',
  },
} satisfies Page;
