import type {ClientSettings} from '../../lib/clientSettings';
import {feedbackKeys} from '../../lib/feedback';
import {storageKeys} from '../../lib/storageKeys';
import {systemThemeKey} from '../../lib/theme';
import {consentDays, deviceIdentifier, monitoringStorage} from '../monitoring';
import {tags} from '../tags';

/** An item that the site stores in a visitor's browser. */
type StoredItem = {
  name: string;
  place: string;
  purpose: string;
  lasts: string;
  /** Whether a build with these settings stores it; absent: every build does. */
  isUsed?: (settings: ClientSettings) => boolean;
};

const purposes: Record<(typeof monitoringStorage)[number]['name'], string> = {
  [deviceIdentifier.key]: 'A random identifier that recognizes a returning browser',
  [storageKeys.attribution]:
    'How your visit began: the first page, the site that linked to it, and campaign parameters',
  _dd_s_v2: 'Groups the pages and tabs of one visit for the monitoring library',
  _dd_tab_id: 'Distinguishes the tabs of one visit for the monitoring library',
};

/** Items of monitoring that some builds do not store. */
const uses: Partial<Record<(typeof monitoringStorage)[number]['name'], StoredItem['isUsed']>> = {
  [storageKeys.attribution]: ({monitoring, leadAttribution}) => monitoring !== undefined || leadAttribution === true,
  _dd_s_v2: ({monitoring}) => monitoring !== undefined,
  _dd_tab_id: ({monitoring}) => monitoring !== undefined,
};

const session = {place: 'session storage', lasts: 'until the tab is closed'};
const local = {place: 'local storage', lasts: 'until you delete it'};

/** All items that the site stores in a visitor's browser, for the list in the privacy policy. */
export const storage: StoredItem[] = [
  ...monitoringStorage.map((item) => ({
    ...item,
    purpose: purposes[item.name],
    isUsed: uses[item.name],
  })),
  {
    name: storageKeys.consent,
    place: local.place,
    purpose: 'Your decision about monitoring, with its date and time',
    lasts: `${consentDays} days, then we ask you again`,
    isUsed: ({monitoringConsent}) => monitoringConsent === 'ask',
  },
  {
    name: storageKeys.marketingConsent,
    place: local.place,
    purpose: 'Your decision about marketing services, with its date and time',
    lasts: `${consentDays} days, then we ask you again`,
    isUsed: ({tagClasses}) => tagClasses?.includes('marketing') ?? false,
  },
  ...tags.flatMap(({name, stored}) => stored.map((item) => ({...item, purpose: `${name}: ${item.purpose}`}))),
  {name: storageKeys.motion, ...local, purpose: 'Your choice to pause animations'},
  {name: 'theme…', ...local, purpose: 'Your choice of a dark or light theme'},
  {name: `${systemThemeKey}…`, ...local, purpose: 'Your choice of your system’s theme'},
  {name: storageKeys.dismissedBanner, ...local, purpose: 'The banner that you dismissed'},
  {name: storageKeys.recentSearches, ...local, purpose: 'Your recent searches, to suggest them again'},
  {
    name: `${storageKeys.draft}…`,
    ...session,
    purpose: 'Text that you typed into a form or a text box and have not sent yet',
  },
  {name: storageKeys.scrollPositions, ...session, purpose: 'Your scroll position on a page, for the back button'},
  ...(process.env.SITE_FEEDBACK
    ? [
        {
          name: `${feedbackKeys.answer}…`,
          ...session,
          purpose: 'Your answer to “Was this page helpful?”, so that you are asked only once',
        },
        {name: feedbackKeys.searches, ...session, purpose: 'How many searches we received from this visit'},
      ]
    : []),
  {name: storageKeys.stars, ...session, purpose: 'The star count of the public repository'},
];
