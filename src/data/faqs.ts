import {claims, integratedToday, offers} from './facts';
import type {FaqItem} from './schema/question';

/** The FAQ page's questions, in the order in which they stand there. */
export const faqs = [
  {
    id: 'free-trial',
    question: 'Can I try it before paying?',
    answer: `Yes. The free trial runs for ${offers.freeTrialDays} days. ${claims.noCreditCard}.`,
    categories: ['Popular'],
  },
  {
    id: 'price',
    question: 'What does it cost?',
    answer: [
      `Pricing starts from $${offers.faqPriceFrom}/month. `,
      {label: 'The plans page', to: '/pricing'},
      ' shows what each plan includes.',
    ],
    categories: ['Popular'],
  },
  {
    id: 'integrations',
    question: 'Which source hosts are integrated?',
    answer: `Today it is ${integratedToday}: you connect repositories through its OAuth sign-in.`,
    categories: ['Popular', 'Product'],
  },
] satisfies FaqItem[];
