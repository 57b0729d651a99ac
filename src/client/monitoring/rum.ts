import {datadogRum} from '@datadog/browser-rum';
import {monitoring} from '../../data/monitoring';
import type {MonitoringSettings} from '../../lib/clientSettings';
import {withoutSearchTerms} from '../../lib/redact';
import {viewName} from '../../lib/views';
import {getAttribution} from '../forms/attribution';
import {settings} from '../settings';
import {whenLoaded} from '../whenLoaded';
import {allowStrings} from './defaultPolicy';
import {getOrCreateDeviceId} from './deviceId';

/*
 * The only module that uses the monitoring library (Datadog RUM), in one chunk with it, which monitoring.ts loads.
 */

export {datadogRum as library};

/** Sets one anonymous identity, without personal data, and how the visit began. */
export function identify(): void {
  // The specification requires a null e-mail address; the library sends null, but its types exclude it.
  datadogRum.setUser({id: getOrCreateDeviceId(), name: monitoring.userName, email: null as unknown as undefined});
  datadogRum.setGlobalContextProperty('attribution', getAttribution());
}

export function startView(pathname: string, url: string): void {
  datadogRum.startView({name: viewName(pathname, settings.comparisonViews ?? {}), url});
}

/** Starts the library and session replay. Views started before become the initial view and those that follow it. */
export function init({applicationId, clientToken, site, proxy}: MonitoringSettings): void {
  const {userName: _userName, startedFlag: _startedFlag, sessionPersistence, ...options} = monitoring;
  // The recorder's worker, whose code is in the library.
  allowStrings({isScriptUrl: ({protocol, origin}) => protocol === 'blob:' && origin === location.origin});
  datadogRum.init({
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
  datadogRum.startSessionReplayRecording();
  whenLoaded(() => datadogRum.startSessionReplayRecording());
}

/** Removes search queries from the URLs of an event. */
const beforeSend: NonNullable<Parameters<typeof datadogRum.init>[0]['beforeSend']> = (event) => {
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
