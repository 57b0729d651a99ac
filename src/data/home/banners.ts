import {claims, offers} from '../facts';
import type {Announcement, Banner} from '../schema/home';

/**
 * Stands above the home page's hero until the visitor dismisses it (specification, section 4, which names no season:
 * hence the long time). It goes by itself after its last day; the next build then asks for another one, or for
 * `undefined`, which is none. Whoever has dismissed it sees the next one: another text is another banner.
 */
export const homeBanner: Banner | undefined = {
  name: 'Halloween banner',
  picture: 'halloween',
  text: `Happy Halloween: let an agent hunt the bugs. ${offers.freeTrialDays}-day free trial, ${claims.noCreditCard.toLowerCase()}.`,
  link: {label: 'Start your trial', to: 'login'},
  shown: {from: '2026-10-01', until: '2027-11-02'},
};

/** Leads to the Support Agent's announcement on the blog; `undefined` is none. */
export const announcement: Announcement | undefined = {
  name: 'Announcement',
  text: 'Support Agent: an AI guide inside every app',
  tag: 'Beta',
  link: {label: 'Read the announcement', to: '/blog/3'},
};
