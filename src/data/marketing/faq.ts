import type {Page} from '../schema/page';

/** /faq; questions: `data/faq/faqs.ts`. */
export const faq = {
  meta: {
    path: '/faq',
    title: 'FAQ',
    description:
      'Short answers about the free trial, pricing, billing, integrations, security, how your code is handled and how to cancel.',
    heading: 'Frequently asked questions',
    intro:
      'Short answers about plans, agents, integrations and security. For anything else, support is available around the clock.',
    actions: [{label: 'Contact support', to: '/contactsupport'}],
  },
  questions: {
    heading: 'Browse questions by topic',
    intro: 'You can copy a link to each answer.',
  },
} satisfies Page;
