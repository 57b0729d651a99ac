import {storageKeys} from '../lib/storageKeys';

/** Device identifier (sections 3 and 9, contract "Names"). */
export const deviceIdentifier = {
  key: 'ovamai_device_id',
  cookiePath: '/',
  /** One year in seconds. */
  cookieMaxAge: 31_536_000,
} as const;

/**
 * Options of the monitoring library (section 9, contract "Names"). The privacy policy describes them: change both
 * together. Limits and throttling of replays are the library's defaults.
 */
export const monitoring = {
  service: 'ovamai',
  env: 'ovamai',
  version: '1.0.0',
  sessionSampleRate: 100,
  sessionReplaySampleRate: 100,
  /** Removes text that a visitor typed or selected from replays and action names. */
  defaultPrivacyLevel: 'mask-user-input',
  trackResources: true,
  trackLongTasks: true,
  trackUserInteractions: true,
  /** A cookie joins several tabs into one session. Without cookies, a session ends with its page. */
  sessionPersistence: ['cookie', 'memory'],
  /** The device identifier is the only user id: the library adds no anonymous id. */
  trackAnonymousUser: false,
  /** The library sends no telemetry about itself. */
  telemetrySampleRate: 0,
  userName: 'Anonymous visitor',
  startedFlag: '__OVAMAI_MONITORING_STARTED__',
} as const;

/** Data that monitoring stores in the browser until consent is withdrawn, besides the consent itself. */
export const monitoringStorage = [
  {name: deviceIdentifier.key, place: 'local storage', lasts: 'until you delete it'},
  {name: deviceIdentifier.key, place: 'cookie', lasts: 'one year'},
  {name: '_dd_s_v2', place: 'cookie', lasts: 'four hours after the last visit at most'},
  {name: storageKeys.attribution, place: 'session storage', lasts: 'until the tab is closed'},
  {name: '_dd_tab_id', place: 'session storage', lasts: 'until the tab is closed'},
] as const;

/** Days until the consent banner asks again: at most six months. */
export const consentDays = 180;
