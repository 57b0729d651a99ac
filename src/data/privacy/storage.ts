import {storageKeys} from '../../lib/storageKeys';
import {consentDays, deviceIdentifier, monitoringStorage} from '../facts';

/** An item that the site stores in a visitor's browser. */
type StoredItem = {
  name: string;
  place: string;
  purpose: string;
  lasts: string;
  /** Only in builds with monitoring (`monitored`), or with a consent banner (`asked`). */
  onlyWhere?: 'monitored' | 'asked';
};

const purposes: Record<(typeof monitoringStorage)[number]['name'], string> = {
  [deviceIdentifier.key]: 'A random identifier that recognizes a returning browser',
  _dd_s_v2: 'Groups the pages and tabs of one visit for the monitoring library',
  _dd_tab_id: 'Distinguishes the tabs of one visit for the monitoring library',
};

const session = {place: 'session storage', lasts: 'until the tab is closed'};
const local = {place: 'local storage', lasts: 'until you delete it'};

/** All items that the site stores in a visitor's browser, for the list in the privacy policy. */
export const storage: StoredItem[] = [
  ...monitoringStorage.map((item) => ({
    ...item,
    purpose: purposes[item.name],
    onlyWhere: item.name === deviceIdentifier.key ? undefined : ('monitored' as const),
  })),
  {
    name: storageKeys.consent,
    place: local.place,
    purpose: 'Your decision about monitoring, with its date and time',
    lasts: `${consentDays} days, then we ask you again`,
    onlyWhere: 'asked',
  },
  {name: storageKeys.motion, ...local, purpose: 'Your choice to pause animations'},
  {name: storageKeys.dismissedBanner, ...local, purpose: 'The banner that you dismissed'},
  {name: storageKeys.recentSearches, ...local, purpose: 'Your recent searches, to suggest them again'},
  {
    name: `${storageKeys.draft}…`,
    ...session,
    purpose: 'Text that you typed into a form or a text box and have not sent yet',
  },
  {name: storageKeys.scrollPositions, ...session, purpose: 'Your scroll position on a page, for the back button'},
  {name: storageKeys.stars, ...session, purpose: 'The star count of the public repository'},
];
