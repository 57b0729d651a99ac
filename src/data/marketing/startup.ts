import {offers} from '../facts';
import type {Page} from '../schema/page';

const {discountPercent, discountMonths, reducedAccessYears} = offers.startup;

/** /startup */
export const startup = {
  meta: {
    path: '/startup',
    title: 'Startup program',
    description: `Young companies get ${discountPercent}% off Pro for ${discountMonths} months. See what is included and how to apply.`,
    heading: `${discountPercent}% off Pro for your first ${discountMonths} months`,
    intro:
      'A small team ships as much as a large one and has nobody to spare for second reviews. The startup program gives you the Pro plan at a price for your stage.',
    actions: [{label: 'See what Pro includes', to: '/pricing'}],
  },
  benefits: {
    heading: 'What you get',
    points: [
      {
        icon: 'star',
        title: `${discountPercent}% off Pro`,
        text: `For ${discountMonths} months from the day you join, with every agent and without limits on pull requests, QA and deployments.`,
      },
      {
        icon: 'clock',
        title: 'Reduced access after that',
        text: `The reduced rate can run for up to ${reducedAccessYears === 1 ? 'one year' : `${reducedAccessYears} years`} in all.`,
      },
    ],
  },
  steps: {
    heading: 'How it works',
    points: [
      {title: '1. Write to us', text: 'Tell us what you build, how many developers you are and when you started.'},
      {title: '2. We look at it', text: 'You hear from us by mail, with a question back if something is unclear.'},
      {title: '3. Start', text: 'The discount is applied to Pro, and you connect your first repository.'},
    ],
  },
  form: {
    heading: 'Apply',
    intro: 'A few lines are enough: what you build, and when you started.',
  },
} satisfies Page;
