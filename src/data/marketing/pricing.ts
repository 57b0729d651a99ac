import {claims, offers} from '../facts';
import type {Page} from '../schema/page';

/** /pricing; the plans themselves: `data/plans.ts`. */
export const pricing = {
  meta: {
    path: '/pricing',
    title: 'Pricing',
    description: `Four plans from free to unlimited. Compare credits, pull requests, QA previews and deployments; ${offers.yearlyDiscountPercent}% off when billed yearly.`,
    heading: 'Pay for what your team reviews',
    intro:
      'Start free and move up when your pull requests do. Each plan sets how many credits, pull requests, QA previews and deployments you have.',
    actions: [
      {label: 'Get a free trial', to: 'login'},
      {label: 'Talk to sales', to: '/sales'},
    ],
  },
  plans: {
    heading: 'Plans side by side',
    intro: `US dollars a month. Billed yearly, plans are ${offers.yearlyDiscountPercent}% off.`,
  },
  terms: {
    heading: 'What holds for every plan',
    points: [
      {
        icon: 'creditCard',
        title: claims.noCreditCard,
        text: `The trial runs for ${offers.freeTrialDays} days, and nothing is charged unless you choose a plan.`,
      },
      {
        icon: 'refresh',
        title: claims.cancelAnytime,
        text: 'You can end a paid plan whenever you like, without calling anyone.',
      },
      {
        icon: 'clock',
        title: `${offers.priceChangeNoticeDays} days’ notice`,
        text: `If a price changes, you hear about it at least ${offers.priceChangeNoticeDays} days before it applies to you.`,
      },
    ],
  },
} satisfies Page;
