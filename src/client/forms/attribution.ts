import {type Attribution, attributionOf, parseAttribution, serializeAttribution} from '../../lib/attribution';
import {storageKeys} from '../../lib/storageKeys';
import {hasConsent} from '../monitoring/consent';

/**
 * Returns how the visit in this tab began and stores it for the session; `undefined` without consent, or if the first
 * page is unknown. Uses the URL that the document was loaded from: navigation on the client changes `location`. If
 * storage is blocked, the result is valid until the next page load.
 */
export function getAttribution(): Attribution | undefined {
  if (!hasConsent()) return undefined;
  const key = storageKeys.attribution;
  try {
    const stored = sessionStorage.getItem(key);
    if (stored !== null) return parseAttribution(stored);
  } catch {
    // Storage is blocked.
  }
  const [navigation] = performance.getEntriesByType('navigation');
  const attribution = attributionOf(navigation?.name ?? location.href, document.referrer);
  try {
    if (attribution) sessionStorage.setItem(key, serializeAttribution(attribution));
  } catch {
    // Storage is blocked.
  }
  return attribution;
}
