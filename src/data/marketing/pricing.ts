import {nbspAfterFirstWord} from '../../lib/format';
import {claims, offers} from '../facts';
import {plans} from '../plans';
import {currency} from '../pricing/currency';
import {startupPlan} from '../pricing/startupPlan';
import type {Page} from '../schema/page';

/** /pricing; plans: `data/plans.ts`, questions: `data/faq/billingQuestions.ts`. */
export const pricing = {
  meta: {
    path: '/pricing',
    title: 'Pricing',
    description: `Compare plans from ${plans[0]?.name} to ${plans.at(-1)?.name} by credits, pull requests, QA previews and deployments. Yearly billing is ${offers.yearlyDiscountPercent}% off.`,
    heading: 'Plans that grow with your team',
    intro: `Start small, and upgrade as you open more pull requests. Try it free for ${offers.freeTrialDays} days. ${nbspAfterFirstWord(claims.noCreditCard)}, ${claims.cancelAnytime.toLowerCase()}.`,
  },
  cards: {heading: 'Choose a plan'},
  plans: {
    heading: 'Plans side by side',
    intro: `Prices are in ${currency.name} per month, billed monthly or yearly. Limits apply per month.`,
  },
  questions: {
    heading: 'Frequently asked questions',
    intro: 'Answers about plans, credits and canceling.',
  },
  others: {
    heading: 'Need a different plan?',
    points: [
      {
        icon: 'building',
        title: 'Larger organizations',
        text: 'Tell us how many developers you have and what you need for access, data processing and terms.',
        link: {label: 'Enterprise', to: '/enterprise'},
      },
      {
        icon: 'star',
        title: 'Startups',
        text: `${offers.startup.discountPercent}% off ${startupPlan.name} for ${offers.startup.discountMonths} months, for teams that are just getting started.`,
        link: {label: 'Startup program', to: '/startup'},
      },
    ],
  },
} satisfies Page;
