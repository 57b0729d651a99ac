import {claims} from '../facts';
import type {Page} from '../schema/page';

/** Content of /sales. */
export const sales = {
  meta: {
    path: '/sales',
    title: 'Talk to sales',
    description:
      'Request a demo on your own repositories, a quote for a larger team, or answers to the questions in your security review.',
    heading: 'Get a demo based on your work',
    intro:
      'Bring a repository, a ticket queue or a list of questions. We’ll show you what the agents do with it and which plan covers it.',
    actions: [
      {label: 'Talk to sales', to: '/sales#write'},
      {label: 'View pricing', to: '/pricing'},
    ],
  },
  next: {
    heading: 'What happens next',
    steps: [
      {
        title: 'You send your message',
        text: 'The form opens a draft in your email app. You can edit it before you send it.',
      },
      {
        title: 'We reply with questions',
        text: 'We ask what you build, what slows you down and who else should join.',
      },
      {
        title: 'You see a demo based on your work',
        text: 'We demo the agents on your examples and tell you which plan fits, if any.',
      },
    ],
  },
  topics: {
    heading: 'What to bring',
    points: [
      {
        icon: 'eye',
        title: 'A real example',
        text: 'A repository or a ticket queue, and a colleague who would use the agents on it.',
      },
      {
        icon: 'data',
        title: 'Rough numbers',
        text: 'How many pull requests, QA previews and deployments you have per month. An estimate is fine.',
      },
      {
        icon: 'shieldCheck',
        title: 'Your security questions',
        text: `The platform comes with ${claims.encryptionAtRest}, ${claims.encryptionInTransit} in transit, ${claims.accessControl.toLowerCase()} and ${claims.sso}. Send us your questionnaire.`,
      },
    ],
  },
  form: {
    heading: 'Talk to sales',
    intro: 'Tell us how many developers you have and what you’d like to see first.',
  },
} satisfies Page;
