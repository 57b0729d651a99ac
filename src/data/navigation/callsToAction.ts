import {nbspAfterFirstWord} from '../../lib/format';
import {brand} from '../brand';
import {claims, offers} from '../facts';
import type {CallToActionContent} from '../schema/page';
import {startTrial} from './header';

/** Calls to action that several pages share. */
export const callsToAction = {
  startFree: {
    heading: 'Put an agent on your next pull request',
    text: `Try every agent for ${offers.freeTrialDays} days. ${nbspAfterFirstWord(claims.noCreditCard)}, ${claims.cancelAnytime.toLowerCase()}.`,
    primary: startTrial,
    secondary: {label: 'View pricing', to: '/pricing'},
  },
  careers: {
    heading: `Careers at ${brand.name}`,
    text: 'Learn how we work, check for open roles and introduce yourself.',
    primary: {label: 'View careers', to: '/careers'},
    secondary: {label: 'Contact us', to: '/contact'},
  },
} satisfies Record<string, CallToActionContent>;

/** Buttons at the end of each comparison (section 2). `specConflicts.ts` reports the label "Get start". */
export const comparisonActions = {
  primary: {label: 'Get start', to: 'login'},
  secondary: {label: 'View Pricing', to: '/pricing'},
} satisfies Pick<CallToActionContent, 'primary' | 'secondary'>;
