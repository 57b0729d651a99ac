import {formatPrice} from '../lib/format';
import {billingQuestions} from './billingQuestions';
import {offers} from './facts';
import {productQuestions} from './productQuestions';
import type {FaqItem} from './schema/question';
import {securityQuestions} from './securityQuestions';

/** The FAQ's own figure, which differs from the plans' (disagreements.ts): it stays off the pricing page. */
const price: FaqItem = {
  id: 'price',
  question: 'What does it cost?',
  answer: [
    `Pricing starts from ${formatPrice(offers.faqPriceFrom)}/month. `,
    {label: 'The plans page', to: '/pricing'},
    ' shows what each plan includes.',
  ],
  categories: ['Popular'],
};

/** The FAQ page's questions, in the order in which they stand there. */
export const faqs: FaqItem[] = [price, ...billingQuestions, ...productQuestions, ...securityQuestions];
