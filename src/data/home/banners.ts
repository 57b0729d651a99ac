import {claims, offers} from '../facts';
import type {Announcement, Banner} from './schema';

/**
 * Banner above the home page's hero; `undefined` for none. Hidden after its last day, and after the visitor dismisses
 * it; a banner with another text is shown again. The specification (section 4) sets no season, hence the long period.
 */
export const homeBanner: Banner | undefined = {
  name: 'Halloween banner',
  picture: 'halloween',
  text: `Happy Halloween! Let an agent hunt your bugs. ${offers.freeTrialDays}-day free trial, ${claims.noCreditCard.toLowerCase()}.`,
  link: {label: 'Start free trial', to: 'login'},
  shown: {from: '2026-10-01', until: '2027-11-02'},
};

/** News line that links to a post; `undefined` for none. */
export const announcement: Announcement | undefined = {
  name: 'Announcement',
  text: 'Support Agent: an AI guide inside every app',
  tag: 'Beta',
  link: {label: 'Read the announcement', to: '/blog/3'},
};
