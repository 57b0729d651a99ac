import {claims, offers} from '../facts';
import type {Setup} from '../schema/home';
import {integratedToday} from '../tools';

/** What starting, stopping and getting help cost: the home page's setup and cancel cards (specification, section 2). */
export const setup = {
  heading: 'Easy to start, easy to leave',
  intro: 'A login and a repository get you started. Nothing keeps you.',
  start: {
    title: 'Set up without a credit card',
    text: `${claims.noCreditCard}: log in, connect ${integratedToday} and choose the repositories an agent may read. The trial is yours for ${offers.freeTrialDays} days.`,
    steps: [`Connect ${integratedToday} through OAuth`, 'Choose repositories', 'Open a pull request'],
  },
  cancel: {
    title: claims.cancelAnytime,
    text: `Stop when it stops being useful. Should a price change, you hear of it ${offers.priceChangeNoticeDays} days before.`,
    link: {label: 'See pricing', to: '/pricing'},
  },
  support: {
    title: claims.support,
    text: 'Stuck on a permission or a webhook? Write to us at any hour of any day.',
    link: {label: 'Contact support', to: '/contactsupport'},
  },
} satisfies Setup;
