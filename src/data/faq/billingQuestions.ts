import {claims, offers} from '../facts';
import {plans} from '../plans';
import {rolloverSentence, unlimitedSentence} from '../pricing/planLimits';
import {reducedAccess, startupPlan} from '../pricing/startupPlan';
import type {FaqItem} from './schema';

const {startup} = offers;

/** Questions on plans and billing, shown on the pricing page and the FAQ page. */
export const billingQuestions = [
  {
    id: 'free-trial',
    question: 'Can I try it before I pay?',
    answer: [
      `Yes, with a ${offers.freeTrialDays}-day free trial. You don’t need a credit card, so we can’t charge you when it ends. For other questions about the trial, `,
      {label: 'contact us', to: '/sales'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'credit-card',
    question: 'Do I need a credit card to start?',
    answer: 'No. You don’t need a credit card for the trial or the Free plan.',
    categories: ['Popular', 'Product'],
  },
  {
    id: 'cancel',
    question: 'Can I cancel at any time?',
    answer: [
      `Yes, you can ${claims.cancelAnytime.toLowerCase()}. The `,
      {label: 'terms and conditions', to: '/termsandconditions'},
      ' explain what happens when you end a plan.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'price-change',
    question: 'Can prices change while I’m subscribed?',
    answer: `Yes. You get ${offers.priceChangeNoticeDays} days’ notice of a price change.`,
    categories: ['Product'],
  },
  {
    id: 'yearly',
    question: 'What is the difference between monthly and yearly billing?',
    answer: [
      `Only the price. Yearly billing is ${offers.yearlyDiscountPercent}% off, and credits, rollover and limits stay the same. `,
      {label: 'Compare both', to: '/pricing?billing=yearly#plans'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'credits',
    question: 'What are the limits of a plan?',
    answer: `Plans differ in credits, credit rollover, and the pull requests, QA previews and deployments included per month. ${unlimitedSentence(plans)}`,
    categories: ['Product'],
  },
  {
    id: 'which-plan',
    question: 'Which plan fits my team?',
    answer: [
      'Plans are based on pull requests, not on the number of users. Compare the pull requests, QA previews and deployments of your busiest month with the plans. ',
      {label: 'Choose a plan', to: '/docs/getting-started/choose-a-plan'},
      ' shows the calculation. For other questions, ',
      {label: 'contact us', to: '/sales'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'rollover',
    question: 'Do unused credits roll over?',
    answer: rolloverSentence(plans),
    categories: ['Product'],
  },
  {
    id: 'startup-discount',
    question: 'Do you offer a discount for startups?',
    answer: [
      `Yes. The startup program offers ${startup.discountPercent}% off ${startupPlan.name} for ${startup.discountMonths} months, with up to ${reducedAccess} of reduced access. `,
      {label: 'See how to apply', to: '/startup'},
      '.',
    ],
    categories: ['Product'],
  },
] satisfies FaqItem[];
