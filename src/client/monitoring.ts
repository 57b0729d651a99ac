import type {datadogRum} from '@datadog/browser-rum';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {monitoring} from '../data/facts';
import {withoutSearchTerms} from '../lib/redact';
import {hasConsent, subscribeToConsent} from './consent';
import {clearTrackingData, getOrCreateDeviceId} from './deviceId';
import {settings} from './settings';
import {trackViews, type ViewAddress} from './views';
import {whenIdle} from './whenIdle';

/**
 * The one place that knows the monitoring library. It comes after the page has loaded and the browser has
 * nothing else to do, and not at all without credentials or consent; what is reported before then waits for it.
 * Nothing here throws, waits or is waited for: where monitoring fails, the site goes on without it.
 */

type Library = typeof datadogRum;
type NameOfView = typeof import('../lib/views').viewName;
/** Something to send once the library is there, and with it the names of views. */
type Report = (library: Library, nameOfView: NameOfView) => void;

declare global {
  interface Window {
    [monitoring.startedFlag]?: boolean;
  }
}

/** More than a visit can have before the library is there, unless it never comes. */
const mostWaiting = 100;
/** The library is silent when it cannot begin a session; after this long it has failed (milliseconds). */
const sessionDeadlineMs = 5000;

const credentials = settings.monitoring;
let library: Library | undefined;
let nameOfView: NameOfView | undefined;
let waiting: Report[] = [];
let starting = false;
let failed = false;

/** Records something the visitor has done. The first one does not wait for an idle moment. */
export function reportAction(name: string, context: object): void {
  report((rum) => rum.addAction(name, context));
  void start();
}

/** Records a failure, whatever was thrown, with what may help to understand it. */
export function reportError(error: unknown, context: object): void {
  report((rum) => rum.addError(error, context));
}

function report(send: Report): void {
  if (!credentials || failed || !hasConsent()) return;
  if (!library || !nameOfView) {
    if (waiting.length < mostWaiting) waiting.push(send);
    return;
  }
  try {
    send(library, nameOfView);
  } catch {
    // What the library cannot take is lost to monitoring, and to nobody else.
  }
}

function startView({pathname, search, hash}: ViewAddress): void {
  const url = location.origin + pathname + search + hash;
  report((rum, nameOf) => rum.startView({name: nameOf(pathname, settings.comparisonViews), url}));
}

function begin(): void {
  getOrCreateDeviceId();
  startView(location);
  if (credentials) whenLoaded(() => whenIdle(start));
}

/** Specification, section 4 "Monitoring start-up". */
async function start(): Promise<void> {
  if (!credentials || library || starting || failed || !hasConsent() || window[monitoring.startedFlag]) return;
  starting = true;
  try {
    const [{datadogRum: rum}, views] = await Promise.all([
      import(/* webpackChunkName: "obs" */ '@datadog/browser-rum'),
      import(/* webpackChunkName: "obs" */ '../lib/views'),
    ]);
    nameOfView = views.viewName;
    if (hasConsent()) launch(rum, credentials);
  } catch (error) {
    fail(error);
  } finally {
    starting = false;
  }
}

function launch(rum: Library, {applicationId, clientToken, site, proxy}: NonNullable<typeof credentials>): void {
  const {userName: _userName, startedFlag, sessionPersistence, ...options} = monitoring;
  library = rum;
  identify(rum);
  // Views wait with the rest: the first one named before `init` becomes the initial view, the others follow.
  for (const send of waiting.splice(0)) report(send);
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
    if (hasConsent() && !rum.getInternalContext()) fail(new Error('it did not begin a session'));
  }, sessionDeadlineMs);
}

/** Takes what a visitor has searched for out of the addresses in a record. */
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

/** One anonymous identity, and nothing but that. */
function identify(rum: Library): void {
  // The specification asks for a null e-mail address; the library sends one, its types do not know it.
  rum.setUser({id: getOrCreateDeviceId(), name: monitoring.userName, email: null as unknown as undefined});
}

function fail(error: unknown): void {
  failed = true;
  library = undefined;
  waiting = [];
  window[monitoring.startedFlag] = false;
  // biome-ignore lint/suspicious/noConsole: specification, section 8, asks for the error
  console.error('Monitoring could not be started:', error);
}

function onConsent(): void {
  const given = hasConsent();
  if (given === monitored) return;
  monitored = given;
  if (given && !library) {
    begin();
  } else if (given && library) {
    identify(library);
    library.setTrackingConsent('granted');
    library.startSessionReplayRecording();
  } else {
    waiting = [];
    library?.stopSessionReplayRecording();
    library?.setTrackingConsent('not-granted');
    clearTrackingData();
    // The library writes a moment later that its session is over.
    window.addEventListener('pagehide', () => hasConsent() || clearTrackingData(), {once: true});
  }
}

/** What the last change of consent has left behind. */
let monitored = false;

if (ExecutionEnvironment.canUseDOM) {
  trackViews(startView);
  subscribeToConsent(onConsent);
  onConsent();
}

function whenLoaded(callBack: () => void): void {
  if (document.readyState === 'complete') callBack();
  else window.addEventListener('load', callBack, {once: true});
}
