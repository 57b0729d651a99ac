import type {datadogRum} from '@datadog/browser-rum';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {monitoring} from '../data/facts';
import type {Attribution} from '../lib/attribution';
import {withoutSearchTerms} from '../lib/redact';
import {hasConsent, subscribeToConsent} from './consent';
import {clearTrackingData, getOrCreateDeviceId} from './deviceId';
import {settings} from './settings';
import {trackViews, type ViewUrl} from './views';
import {whenIdle} from './whenIdle';
import {whenLoaded} from './whenLoaded';

/*
 * The only module that uses the monitoring library (Datadog RUM). The library is loaded after the page, when the
 * browser is idle, and only with credentials and consent; reports are queued until then. Nothing here throws or blocks:
 * if monitoring fails, the site continues to work.
 */

type Library = typeof datadogRum;
type NameOfView = typeof import('../lib/views').viewName;
/** A call to send once the library and the names of views are loaded. */
type Report = (library: Library, nameOfView: NameOfView) => void;

declare global {
  interface Window {
    [monitoring.startedFlag]?: boolean;
  }
}

/** More reports than a visit makes before the library is loaded; limits the queue if it never loads. */
const maxQueued = 100;
/** Time limit for the library to start a session: it reports no error if it cannot. */
const sessionDeadlineMs = 5000;

const credentials = settings.monitoring;
let library: Library | undefined;
let nameOfView: NameOfView | undefined;
let getAttribution: (() => Attribution | undefined) | undefined;
let queue: Report[] = [];
let isLoading = false;
let hasFailed = false;

/** Reports a visitor's action. The first one loads the library without waiting for an idle browser. */
export function reportAction(name: string, context: object): void {
  report((rum) => rum.addAction(name, context));
  void loadLibrary();
}

/** Reports an error of any type, with context for debugging. */
export function reportError(error: unknown, context: object): void {
  report((rum) => rum.addError(error, context));
}

function report(send: Report): void {
  if (!credentials || hasFailed || !hasConsent()) return;
  if (!library || !nameOfView) {
    if (queue.length < maxQueued) queue.push(send);
    return;
  }
  try {
    send(library, nameOfView);
  } catch {
    // The report is lost if the library throws.
  }
}

function startView({pathname, search, hash}: ViewUrl): void {
  const url = location.origin + pathname + search + hash;
  report((rum, nameOf) => rum.startView({name: nameOf(pathname, settings.comparisonViews), url}));
}

function startTracking(): void {
  getOrCreateDeviceId();
  startView(location);
  if (credentials) whenLoaded(() => whenIdle(loadLibrary));
}

/** Specification, section 4 "Monitoring start-up". */
async function loadLibrary(): Promise<void> {
  if (!credentials || library || isLoading || hasFailed || !hasConsent() || window[monitoring.startedFlag]) return;
  isLoading = true;
  try {
    const [{datadogRum: rum}, views, attribution] = await Promise.all([
      import(/* webpackChunkName: "obs" */ '@datadog/browser-rum'),
      import(/* webpackChunkName: "obs" */ '../lib/views'),
      import(/* webpackChunkName: "obs" */ './attribution'),
    ]);
    ({viewName: nameOfView} = views);
    ({getAttribution} = attribution);
    if (hasConsent()) initRum(rum, credentials);
  } catch (error) {
    fail(error);
  } finally {
    isLoading = false;
  }
}

function initRum(rum: Library, {applicationId, clientToken, site, proxy}: NonNullable<typeof credentials>): void {
  const {userName: _userName, startedFlag, sessionPersistence, ...options} = monitoring;
  library = rum;
  identify(rum);
  // Views are queued, too: the first one started before `init` becomes the initial view, the others follow.
  for (const send of queue.splice(0)) report(send);
  rum.init({
    ...options,
    sessionPersistence: [...sessionPersistence],
    applicationId,
    clientToken,
    site,
    proxy,
    trackViewsManually: true,
    silentMultipleInit: true,
    useSecureSessionCookie: location.protocol === 'https:',
    beforeSend,
  });
  rum.startSessionReplayRecording();
  whenLoaded(() => rum.startSessionReplayRecording());
  window[startedFlag] = true;
  setTimeout(() => {
    if (hasConsent() && !rum.getInternalContext()) fail(new Error('Datadog RUM did not start a session'));
  }, sessionDeadlineMs);
}

/** Removes search queries from the URLs of an event. */
const beforeSend: NonNullable<Parameters<Library['init']>[0]['beforeSend']> = (event) => {
  const {view} = event;
  view.url = withoutSearchTerms(view.url);
  view.referrer &&= withoutSearchTerms(view.referrer);
  if (event.type === 'resource') event.resource.url = withoutSearchTerms(event.resource.url);
  if (event.type === 'long_task') {
    for (const script of event.long_task.scripts ?? []) {
      script.source_url &&= withoutSearchTerms(script.source_url);
      script.invoker &&= withoutSearchTerms(script.invoker);
    }
  }
  return true;
};

/** Sets one anonymous identity, without personal data, and how the visit began. */
function identify(rum: Library): void {
  // The specification requires a null e-mail address; the library sends null, but its types exclude it.
  rum.setUser({id: getOrCreateDeviceId(), name: monitoring.userName, email: null as unknown as undefined});
  rum.setGlobalContextProperty('attribution', getAttribution?.());
}

function fail(error: unknown): void {
  hasFailed = true;
  library = undefined;
  queue = [];
  window[monitoring.startedFlag] = false;
  // biome-ignore lint/suspicious/noConsole: specification, section 8, requires the error
  console.error('Monitoring could not be started:', error);
}

function onConsent(): void {
  const isGranted = hasConsent();
  if (isGranted === hadConsent) return;
  hadConsent = isGranted;
  if (isGranted && !library) {
    startTracking();
  } else if (isGranted && library) {
    identify(library);
    library.setTrackingConsent('granted');
    library.startSessionReplayRecording();
  } else {
    queue = [];
    library?.stopSessionReplayRecording();
    library?.setTrackingConsent('not-granted');
    clearTrackingData();
    // The library stores the end of its session a moment later.
    window.addEventListener('pagehide', () => hasConsent() || clearTrackingData(), {once: true});
  }
}

/** The consent that `onConsent` last applied: true if it started monitoring. */
let hadConsent = false;

if (ExecutionEnvironment.canUseDOM) {
  trackViews(startView);
  subscribeToConsent(onConsent);
  onConsent();
}
