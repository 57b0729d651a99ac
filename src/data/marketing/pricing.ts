import {tiedStart} from '../../lib/format';
import {claims, offers} from '../facts';
import {plans} from '../plans';
import {currency} from '../pricing/currency';
import {startupPlan} from '../pricing/startupPlan';
import type {Page} from '../schema/page';

/** /pricing; the plans themselves: `data/plans.ts`, the questions: `data/faq/billingQuestions.ts`. */
export const pricing = {
  meta: {
    path: '/pricing',
    title: 'Pricing',
    description: `Plans from ${plans[0]?.name} to ${plans.at(-1)?.name}. Compare credits, pull requests, QA previews and deployments; ${offers.yearlyDiscountPercent}% off when billed yearly.`,
    heading: 'Plans that grow with your team',
    intro: `Start small and move up when your pull requests do. ${offers.freeTrialDays} days free, ${tiedStart(claims.noCreditCard.toLowerCase())}, ${claims.cancelAnytime.toLowerCase()}.`,
  },
  cards: {heading: 'Choose a plan'},
  plans: {
    heading: 'Plans side by side',
    intro: `Prices in ${currency.name} a month, billed monthly or yearly, and what each month includes.`,
  },
  questions: {
    heading: 'Before you pay',
    intro: 'What people ask about plans, credits and cancelling.',
  },
  others: {
    heading: 'When no plan fits',
    points: [
      {
        icon: 'building',
        title: 'Larger organisations',
        text: 'Tell us how many developers you have and what you need settled first: access, data processing, terms.',
        link: {label: 'Enterprise', to: '/enterprise'},
      },
      {
        icon: 'star',
        title: 'Young companies',
        text: `${offers.startup.discountPercent}% off ${startupPlan.name} for ${offers.startup.discountMonths} months, for teams that are just starting.`,
        link: {label: 'Startup program', to: '/startup'},
      },
    ],
  },
} satisfies Page;
