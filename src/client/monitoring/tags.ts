import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import type {Tag} from '../../data/tagSchema';
import {importWithRetry} from '../../runtime/browser/importWithRetry';
import {settings} from '../settings';
import {whenIdle} from '../whenIdle';
import {whenLoaded} from '../whenLoaded';
import {hasConsent, subscribeToConsent} from './consent';
import {allowStrings} from './defaultPolicy';
import {removeStored} from './deviceId';

/*
 * Starts third-party tags (data/tags.ts) once the page has loaded, the browser is idle and the visitor consents. Part of
 * the bundle only if there are tags. A running script cannot be stopped: after consent is withdrawn, what the tag has
 * stored is deleted, and the next page is loaded from the server, without the tag.
 */

const started = new Set<Tag>();

/** Starts the tags that have consent, each once. */
async function startTags(): Promise<void> {
  if (!settings.tagClasses?.some(hasConsent)) return;
  for (const tag of await loadTags()) {
    if (started.has(tag) || !hasConsent(tag.consent)) continue;
    started.add(tag);
    addScripts(tag);
  }
}

async function loadTags(): Promise<readonly Tag[]> {
  try {
    return (await importWithRetry(() => import('../../data/tags'), {retryOffline: false})).tags;
  } catch {
    // The chunk failed to load: the site works without tags.
    return [];
  }
}

function addScripts(tag: Tag): void {
  const {script, inline} = tag;
  allowStrings({isScriptUrl: (url) => isScriptOf(tag, url), html: true, script: inline});
  if (inline) addScript({textContent: inline});
  if (script) addScript({src: script});
}

/** Whether the tag may load a script: its own, and those of the origins that it lists. */
export function isScriptOf({script, origins}: Tag, {origin}: URL): boolean {
  const own = script && new URL(script, window.location.href).origin;
  return [own, ...(origins?.script ?? [])].some((listed) => {
    const [scheme, domain] = listed?.split('*') ?? [];
    return domain === undefined ? listed === origin : origin.startsWith(scheme ?? '') && origin.endsWith(domain);
  });
}

function addScript(properties: Partial<HTMLScriptElement>): void {
  document.head.append(Object.assign(document.createElement('script'), properties));
}

function withoutConsent(tags: Iterable<Tag>): Tag[] {
  return [...tags].filter(({consent}) => !hasConsent(consent));
}

/** Deletes what tags have stored; cookies also of parent domains, where many tags set them. */
function clearStored(tags: readonly Tag[]): void {
  const labels = location.hostname.split('.');
  for (const {stored} of tags) {
    removeStored(stored);
    for (const {name} of stored.filter(({place}) => place === 'cookie')) {
      for (const index of labels.keys()) {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not supported everywhere
        document.cookie = `${name}=; Path=/; Max-Age=0; Domain=${labels.slice(index).join('.')}`;
      }
    }
  }
}

/** Starts the tags that have consent, and deletes what the others have stored, on this page or on earlier ones. */
async function applyConsent(): Promise<void> {
  clearStored(withoutConsent(await loadTags()));
  await startTags();
}

if (ExecutionEnvironment.canUseDOM) {
  whenLoaded(() => whenIdle(startTags));
  subscribeToConsent(applyConsent);
  // Tags may store data again until the page is left.
  window.addEventListener('pagehide', () => clearStored(withoutConsent(started)));
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted && withoutConsent(started).length > 0) location.reload();
  });
}

const tagModule: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (previousLocation && location.pathname !== previousLocation.pathname && withoutConsent(started).length > 0) {
      window.location.reload();
    }
  },
};
export default tagModule;
