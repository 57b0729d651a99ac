import {offers} from '../facts';
import {formatPrice} from '../pricing/currency';
import type {FaqItem, FaqTopic} from '../schema/question';
import {billingQuestions} from './billingQuestions';
import {productQuestions} from './productQuestions';
import {securityQuestions} from './securityQuestions';

/** The FAQ's own figure, which differs from the plans' (disagreements.ts): it stays off the pricing page. */
export const priceQuestion: FaqItem = {
  id: 'price',
  question: 'What does it cost?',
  answer: [
    `Pricing starts from ${formatPrice(offers.faqPriceFrom)}/month. `,
    {label: 'The plans page', to: '/pricing'},
    ' shows what each plan includes.',
  ],
  categories: ['Popular', 'Product'],
};

/** What the FAQ page's questions are about, with the questions, in the order in which they stand there. */
export const faqTopics: FaqTopic[] = [
  {heading: 'Plans and billing', questions: [priceQuestion, ...billingQuestions]},
  {heading: 'Agents and integrations', questions: productQuestions},
  {heading: 'Security and privacy', questions: securityQuestions},
];

/** The questions of all topics. */
export const faqs: FaqItem[] = faqTopics.flatMap(({questions}) => questions);
