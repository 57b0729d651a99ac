import {claims, offers} from '../facts';
import {unlimitedIn} from '../pricing/planLimits';
import {reducedAccess, startupPlan} from '../pricing/startupPlan';
import type {Page} from '../schema/page';
import {integratedToday} from '../tools';

const {discountPercent, discountMonths} = offers.startup;
const unlimited = unlimitedIn(startupPlan);

/** /startup */
export const startup = {
  meta: {
    path: '/startup',
    title: 'Startup program',
    description: `Young companies get ${discountPercent}% off ${startupPlan.name} for ${discountMonths} months. See what it comes to, what is included and how to apply.`,
    heading: `${discountPercent}% off ${startupPlan.name} for your first ${discountMonths} months`,
    intro: `A young team ships every day and has nobody to spare for reviews. On ${startupPlan.name} an agent reads every pull request, and the startup program lowers what your first months cost.`,
    actions: [
      {label: 'Apply', to: '/startup#apply'},
      {label: 'Compare the plans', to: '/pricing'},
    ],
  },
  benefits: {
    heading: 'Benefits',
    points: [
      {
        icon: 'star',
        title: `${discountPercent}% off ${startupPlan.name}`,
        text: `For ${discountMonths} months. It is the same ${startupPlan.name} that everybody else has${unlimited && `, without limits on ${unlimited}`}.`,
      },
      {
        icon: 'calendar',
        title: `Up to ${reducedAccess} of reduced access`,
        text: 'Ask in your application what reduced access would mean for you.',
      },
      {
        icon: 'headset',
        title: claims.support,
        text: 'A bug at two in the morning is no smaller because the company is young.',
      },
      {
        icon: 'compass',
        title: claims.cancelAnytime,
        text: 'Startups change course. Should yours, nothing holds you.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    steps: [
      {
        title: 'Write to us',
        text: 'What you build, how many developers you have and when you started. A few lines will do.',
      },
      {title: 'Hear from us', text: 'By email, with a question back if something is unclear.'},
      {
        title: 'Start',
        text: `The discount is applied to ${startupPlan.name}. You connect ${integratedToday}, and the next pull request gets its review.`,
      },
    ],
  },
  bill: {heading: 'What it comes to'},
  form: {
    heading: 'Apply',
    intro: 'Tell us what you build and when you started. If you would rather ask something first, ask it here.',
  },
} satisfies Page;
