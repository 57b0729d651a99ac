import {claims, offers} from '../facts';
import {integratedToday} from '../tools';
import type {Setup} from './schema';

/** Home page cards on starting, canceling and support (specification, section 2). */
export const setup = {
  heading: 'Easy to start, easy to leave',
  intro: 'All you need to start is an account and a repository. You can leave just as easily.',
  start: {
    title: 'Set up without a credit card',
    text: `Log in, connect ${integratedToday} and choose the repositories that agents can read. The free trial runs for ${offers.freeTrialDays} days. ${claims.noCreditCard}.`,
    steps: [`Connect ${integratedToday} through OAuth`, 'Choose repositories', 'Open a pull request'],
  },
  cancel: {
    title: claims.cancelAnytime,
    text: `Stop whenever you like. If a price changes, you get ${offers.priceChangeNoticeDays} days’ notice.`,
    link: {label: 'View pricing', to: '/pricing'},
  },
  support: {
    title: claims.support,
    text: 'Stuck on a permission or a webhook? Contact us at any hour, any day.',
    link: {label: 'Contact support', to: '/contactsupport'},
  },
} satisfies Setup;
