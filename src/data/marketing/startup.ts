import {claims, offers} from '../facts';
import {unlimitedIn} from '../pricing/planLimits';
import {reducedAccess, startupPlan} from '../pricing/startupPlan';
import type {Page} from '../schema/page';
import {integratedToday} from '../tools';

const {discountPercent, discountMonths} = offers.startup;
const unlimited = unlimitedIn(startupPlan);

/** Content of /startup. */
export const startup = {
  meta: {
    path: '/startup',
    title: 'Startup program',
    description: `Young companies get ${discountPercent}% off ${startupPlan.name} for ${discountMonths} months. See what you pay per month, what the program includes and how to apply.`,
    heading: `${discountPercent}% off ${startupPlan.name} for your first ${discountMonths} months`,
    intro: `Young teams ship every day and have little time for reviews. On ${startupPlan.name}, an agent reads every pull request, and the startup program lowers the price of your first months.`,
    actions: [
      {label: 'Apply', to: '/startup#apply'},
      {label: 'Compare plans', to: '/pricing'},
    ],
  },
  benefits: {
    heading: 'Benefits',
    points: [
      {
        icon: 'star',
        title: `${discountPercent}% off ${startupPlan.name}`,
        text: `For ${discountMonths} months, you get the same ${startupPlan.name} plan as every other ${startupPlan.name} customer${unlimited && `, with unlimited ${unlimited}`}.`,
      },
      {
        icon: 'calendar',
        title: `Up to ${reducedAccess} of reduced access`,
        text: 'Ask in your application what reduced access would mean for your team.',
      },
      {
        icon: 'headset',
        title: claims.support,
        text: 'Get help at any hour, including with a bug at two in the morning.',
      },
      {
        icon: 'compass',
        title: claims.cancelAnytime,
        text: 'Startups change course. If yours does, you’re free to leave.',
      },
    ],
  },
  steps: {
    heading: 'How it works',
    steps: [
      {
        title: 'Send your application',
        text: 'Tell us what you build, how many developers you have and when you started. A few lines are enough.',
      },
      {title: 'Get our reply', text: 'We answer by email, and ask you if something is unclear.'},
      {
        title: `Start on ${startupPlan.name}`,
        text: `We apply the discount to ${startupPlan.name}. You connect ${integratedToday}, and your next pull request gets a review.`,
      },
    ],
  },
  bill: {heading: 'Your price'},
  form: {
    heading: 'Apply to the program',
    intro: 'Tell us what you build and when you started. You can also use the form to ask a question first.',
  },
} satisfies Page;
