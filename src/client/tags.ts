import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Tag} from '../data/schema/tag';
import {hasConsent, subscribeToConsent} from './consent';
import {removeStored} from './deviceId';
import {importWithRetry} from './importWithRetry';
import {settings} from './settings';
import {whenIdle} from './whenIdle';
import {whenLoaded} from './whenLoaded';

/*
 * Starts third-party tags (data/tags.ts) once the page has loaded, the browser is idle and the visitor consents. Part of
 * the bundle only if there are tags. A running script cannot be stopped: after consent is withdrawn, what the tag has
 * stored is deleted, and the next page is loaded from the server, without the tag.
 */

const started = new Set<Tag>();

async function startTags(): Promise<void> {
  if (!settings.tagClasses?.some(hasConsent)) return;
  try {
    const {tags} = await importWithRetry(() => import('../data/tags'), {retryOffline: false});
    for (const tag of tags) {
      if (started.has(tag) || !hasConsent(tag.consent)) continue;
      started.add(tag);
      addScripts(tag);
    }
  } catch {
    // The chunk failed to load: the site works without tags.
  }
}

function addScripts({script, inline}: Tag): void {
  if (inline) addScript({textContent: inline});
  if (script) addScript({src: script});
}

function addScript(properties: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement('script'), properties));
}

/** Returns the running tags whose consent was withdrawn. */
function withdrawnTags(): Tag[] {
  return [...started].filter(({consent}) => !hasConsent(consent));
}

/** Deletes what withdrawn tags have stored; cookies also of parent domains, where many tags set them. */
function clearWithdrawn(): void {
  const labels = location.hostname.split('.');
  for (const {stored} of withdrawnTags()) {
    removeStored(stored);
    for (const {name} of stored.filter(({place}) => place === 'cookie')) {
      for (const index of labels.keys()) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported everywhere
        document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(index).join('.')}`;
      }
    }
  }
}

if (ExecutionEnvironment.canUseDOM) {
  whenLoaded(() => whenIdle(startTags));
  subscribeToConsent(() => {
    clearWithdrawn();
    void startTags();
  });
  // Tags may store data again until the page is left.
  window.addEventListener('pagehide', clearWithdrawn);
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && withdrawnTags().length > 0) location.reload();
  });
}

const tagModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname && withdrawnTags().length > 0) {
      window.location.reload();
    }
  },
};
export default tagModule;
