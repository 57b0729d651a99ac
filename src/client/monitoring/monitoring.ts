import {monitoring} from '../../data/monitoring';
import type {MonitoringSettings} from '../../lib/clientSettings';
import {settings} from '../settings';
import {whenLoaded} from '../whenLoaded';
import {hasConsent, subscribeToConsent} from './consent';
import {clearTrackingData, getOrCreateDeviceId} from './deviceId';

/*
 * Monitoring. The library (rum.ts) is loaded after the page, and only with credentials and consent; reports are queued
 * until then. Nothing here throws or blocks: if monitoring fails, the site continues to work. reports.ts loads this.
 */

type Rum = typeof import('./rum');
/** A call to make once the library is loaded. */
export type Report = (rum: Rum) => void;

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
let rum: Rum | undefined;
let queue: Report[] = [];
let isLoading = false;
let hasFailed = false;

/** Makes the call once the library is loaded; discards it without consent. */
export function report(send: Report): void {
  if (!credentials || hasFailed || !hasConsent()) return;
  if (!rum) {
    if (queue.length < maxQueued) queue.push(send);
    return;
  }
  try {
    send(rum);
  } catch {
    // The report is lost if the library throws.
  }
}

function startTracking(): void {
  getOrCreateDeviceId();
  whenLoaded(() => setTimeout(loadLibrary));
}

/** Specification, section 4 "Monitoring start-up". */
export async function loadLibrary(): Promise<void> {
  if (!credentials || rum || isLoading || hasFailed || !hasConsent() || window[monitoring.startedFlag]) return;
  isLoading = true;
  try {
    const loaded = await import(/* webpackChunkName: "obs" */ './rum');
    if (hasConsent()) start(loaded, credentials);
  } catch (error) {
    fail(error);
  } finally {
    isLoading = false;
  }
}

function start(loaded: Rum, options: MonitoringSettings): void {
  rum = loaded;
  loaded.identify();
  // Views are queued, too: the first one started before `init` becomes the initial view, the others follow.
  for (const send of queue.splice(0)) report(send);
  loaded.init(options);
  window[monitoring.startedFlag] = true;
  setTimeout(() => {
    if (hasConsent() && !loaded.library.getInternalContext()) fail(new Error('Datadog RUM did not start a session'));
  }, sessionDeadlineMs);
}

function fail(error: unknown): void {
  hasFailed = true;
  rum = undefined;
  queue = [];
  window[monitoring.startedFlag] = false;
  // biome-ignore lint/suspicious/noConsole: specification, section 8, requires the error
  console.error('Monitoring could not be started:', error);
}

function onConsent(): void {
  const isGranted = hasConsent();
  if (isGranted === hadConsent) return;
  hadConsent = isGranted;
  if (isGranted && !rum) {
    startTracking();
    const {pathname, href} = location;
    report((rum) => rum.startView(pathname, href));
  } else if (isGranted && rum) {
    rum.identify();
    rum.library.setTrackingConsent('granted');
    rum.library.startSessionReplayRecording();
  } else {
    queue = [];
    rum?.library.stopSessionReplayRecording();
    rum?.library.setTrackingConsent('not-granted');
    clearTrackingData();
    // The library stores the end of its session a moment later.
    window.addEventListener('pagehide', () => hasConsent() || clearTrackingData(), {once: true});
  }
}

/** The consent that was last applied: true if it started monitoring. */
let hadConsent = hasConsent();

if (hadConsent) startTracking();
subscribeToConsent(onConsent);
