import {storageKeys} from '../../lib/storageKeys';
import {consentDays, deviceIdentifier, monitoringStorage} from '../facts';

/** Something that the site keeps in a visitor's browser. */
type StoredItem = {
  name: string;
  place: string;
  purpose: string;
  lasts: string;
  /** Only where monitoring runs, or only where the site asks before it does. */
  onlyWhere?: 'monitored' | 'asked';
};

const purposes: Record<(typeof monitoringStorage)[number]['name'], string> = {
  [deviceIdentifier.key]: 'A random identifier, by which a browser that comes back is known again',
  _dd_s_v2: 'Holds the pages and tabs of one visit together for the monitoring library',
  _dd_tab_id: 'Tells the tabs of one visit apart for the monitoring library',
};

const session = {place: 'session storage', lasts: 'until the tab is closed'};
const local = {place: 'local storage', lasts: 'until you delete it'};

/** Everything that the site keeps in a visitor's browser: the privacy policy lists it. */
export const storage: StoredItem[] = [
  ...monitoringStorage.map((item) => ({
    ...item,
    purpose: purposes[item.name],
    onlyWhere: item.name === deviceIdentifier.key ? undefined : ('monitored' as const),
  })),
  {
    name: storageKeys.consent,
    place: local.place,
    purpose: 'What you decided about monitoring, and when',
    lasts: `${consentDays} days, then you are asked again`,
    onlyWhere: 'asked',
  },
  {name: storageKeys.motion, ...local, purpose: 'That you have paused animations'},
  {name: storageKeys.dismissedBanner, ...local, purpose: 'Which banner you have closed'},
  {name: storageKeys.recentSearches, ...local, purpose: 'What you searched for last, to offer it again'},
  {
    name: `${storageKeys.draft}…`,
    ...session,
    purpose: 'What you have typed into a form or a text box and not sent yet',
  },
  {name: storageKeys.scrollPositions, ...session, purpose: 'Where you were on a page, for the back button'},
  {name: storageKeys.stars, ...session, purpose: 'How many stars the public repository has'},
];
