import type {Page} from '../schema/page';

/** /faq; the questions themselves: `data/faq/faqs.ts`. */
export const faq = {
  meta: {
    path: '/faq',
    title: 'FAQ',
    description: 'Short answers about the free trial, prices, integrations, where your code goes and how to cancel.',
    heading: 'Frequently asked questions',
    intro: 'Short answers to what people ask before they start. For anything else, support answers around the clock.',
    actions: [{label: 'Contact support', to: '/contactsupport'}],
  },
  questions: {
    heading: 'Find your question',
    intro: 'Each answer has a link of its own to pass on.',
  },
} satisfies Page;
