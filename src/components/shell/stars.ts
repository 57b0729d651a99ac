import {reportError} from '../../client/monitoring/reports';
import {whenIdle} from '../../client/whenIdle';
import {isCount} from '../../lib/counter';
import {storageKeys} from '../../lib/storageKeys';

/*
 * The star count of the public review repository (specification, section 7). It is fetched once per visit, when the
 * browser is idle, and is unknown until then or if the response contains no valid count.
 */

let isRequested = false;
let count: number | undefined;
const listeners = new Set<() => void>();

/** Fetches the star count of `owner/name`, unless this visit has it already. Never throws. */
export function fetchStarCount(repository: string): void {
  if (isRequested) return;
  isRequested = true;
  const cached = cachedCount();
  if (cached === undefined) whenIdle(() => void load(repository));
  else setCount(cached);
}

/** Snapshot for `useSyncExternalStore`; `undefined` while the count is unknown. */
export function starCount(): number | undefined {
  return count;
}

export function subscribeToStars(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

async function load(repository: string): Promise<void> {
  try {
    const {requestStarCount} = await import('./starRequest');
    setCount(await requestStarCount(repository));
  } catch (error) {
    reportError(error, {component: 'star badge'});
  }
}

function setCount(stars: number): void {
  count = stars;
  for (const notify of listeners) notify();
}

function cachedCount(): number | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.stars) ?? 'null');
    return isCount(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
