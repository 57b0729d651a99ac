import {offers} from '../facts';
import {formatPrice} from '../pricing/currency';
import {billingQuestions} from './billingQuestions';
import {productQuestions} from './productQuestions';
import type {FaqItem, FaqTopic} from './schema';
import {securityQuestions} from './securityQuestions';

/** The FAQ's price differs from the plans' (`specConflicts.ts`), so the pricing page does not show this question. */
export const priceQuestion: FaqItem = {
  id: 'price',
  question: 'How much does it cost?',
  answer: [
    `Pricing starts at ${formatPrice(offers.faqPriceFrom)}/month. `,
    {label: 'The pricing page', to: '/pricing'},
    ' shows what each plan includes.',
  ],
  categories: ['Popular', 'Product'],
};

/** Topics of the FAQ page with their questions, in page order. */
export const faqTopics: FaqTopic[] = [
  {heading: 'Plans and billing', questions: [priceQuestion, ...billingQuestions]},
  {heading: 'Agents and integrations', questions: productQuestions},
  {heading: 'Security and privacy', questions: securityQuestions},
];

/** Questions of all topics. */
export const faqs: FaqItem[] = faqTopics.flatMap(({questions}) => questions);
