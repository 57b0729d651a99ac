import {claims, offers} from '../facts';
import {plans} from '../plans';
import {rolloverSentence, unlimitedSentence} from '../pricing/planLimits';
import {reducedAccess, startupPlan} from '../pricing/startupPlan';
import type {FaqItem} from '../schema/question';

const {startup} = offers;

/** What people ask about plans and paying: on the pricing page, and on the FAQ page among the others. */
export const billingQuestions = [
  {
    id: 'free-trial',
    question: 'Can I try it before paying?',
    answer: [
      `Yes, with a ${offers.freeTrialDays}-day free trial. ${claims.noCreditCard}: nothing can be charged when it ends. For anything else about the trial, `,
      {label: 'ask us', to: '/sales'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'credit-card',
    question: 'Do I need a credit card to start?',
    answer: `${claims.noCreditCard}, for the trial or for the Free plan.`,
    categories: ['Popular', 'Product'],
  },
  {
    id: 'cancel',
    question: 'Can I cancel whenever I like?',
    answer: [
      `Yes: ${claims.cancelAnytime.toLowerCase()}. What ending a plan means in detail is set out in the `,
      {label: 'terms and conditions', to: '/termsandconditions'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'price-change',
    question: 'Can a price change while I am subscribed?',
    answer: `It can, and you hear of it beforehand: you get ${offers.priceChangeNoticeDays} days’ notice of a price change.`,
    categories: ['Product'],
  },
  {
    id: 'yearly',
    question: 'What is the difference between monthly and yearly billing?',
    answer: [
      `The price: yearly billing is ${offers.yearlyDiscountPercent}% off. Credits, rollover and the limits of a plan are the same either way. `,
      {label: 'Compare both', to: '/pricing?billing=yearly#plans'},
      '.',
    ],
    categories: ['Product'],
  },
  {
    id: 'credits',
    question: 'What limits does a plan set?',
    answer: `Five things tell the plans apart: credits, whether credits roll over, and how many pull requests, QA previews and deployments a month are included. ${unlimitedSentence(plans)}`,
    categories: ['Product'],
  },
  {
    id: 'which-plan',
    question: 'Which plan fits my team?',
    answer: [
      'Pull requests count, not people: no plan sets a number of people. Take your busiest month, and compare its pull requests, QA previews and deployments with the plans. ',
      {label: 'Choose a plan', to: '/docs/getting-started/choose-a-plan'},
      ' has the arithmetic. For anything not stated there, ',
      {label: 'ask us', to: '/sales'},
      '.',
    ],
    categories: ['Popular', 'Product'],
  },
  {
    id: 'rollover',
    question: 'What happens to credits that I do not use?',
    answer: rolloverSentence(plans),
    categories: ['Product'],
  },
  {
    id: 'startup-discount',
    question: 'Is there a discount for startups?',
    answer: [
      `Yes. The startup program takes ${startup.discountPercent}% off ${startupPlan.name} for ${startup.discountMonths} months, with up to ${reducedAccess} of reduced access. `,
      {label: 'How to apply', to: '/startup'},
      '.',
    ],
    categories: ['Product'],
  },
] satisfies FaqItem[];
