import {tiedStart} from '../../lib/format';
import {brand} from '../brand';
import {claims, offers} from '../facts';
import type {CallToActionContent} from '../schema/page';
import {startTrial} from './header';

/** Closings that pages share. */
export const callsToAction = {
  startFree: {
    heading: 'Put an agent on your next pull request',
    text: `Try every agent for ${offers.freeTrialDays} days. ${tiedStart(claims.noCreditCard)}, ${claims.cancelAnytime.toLowerCase()}.`,
    primary: startTrial,
    secondary: {label: 'See pricing', to: '/pricing'},
  },
  careers: {
    heading: `Careers at ${brand.name}`,
    text: 'See what the work is like, whether a role is open, and how to introduce yourself.',
    primary: {label: 'View careers', to: '/careers'},
    secondary: {label: 'Write to us', to: '/contact'},
  },
} satisfies Record<string, CallToActionContent>;

/** The two ways on that end each comparison (section 2); `disagreements.ts` asks about the first one's words. */
export const comparisonWaysOn = {
  primary: {label: 'Get start', to: 'login'},
  secondary: {label: 'View Pricing', to: '/pricing'},
} satisfies Pick<CallToActionContent, 'primary' | 'secondary'>;
