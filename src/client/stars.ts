import {codeHost} from '../lib/codeHost';
import {storageKeys} from '../lib/storageKeys';
import {reportError} from './reports';
import {whenIdle} from './whenIdle';

/*
 * The star count of the public review repository (specification, section 7). It is fetched once per visit, when the
 * browser is idle, and is unknown until then or if the response contains no valid count.
 */

const timeoutMs = 5000;

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
    const response = await fetch(`${codeHost}/repos/${repository}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`Server responded with ${response.status}`);
    const body = (await response.json()) as {stargazers_count?: unknown} | null;
    const stars = body?.stargazers_count;
    if (!isCount(stars)) throw new Error('The response contains no star count');
    setCount(stars);
    cacheCount(stars);
  } catch (error) {
    reportError(error, {component: 'star badge'});
  }
}

function setCount(stars: number): void {
  count = stars;
  for (const notify of listeners) notify();
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function cachedCount(): number | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKeys.stars) ?? 'null');
    return isCount(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function cacheCount(stars: number): void {
  try {
    sessionStorage.setItem(storageKeys.stars, String(stars));
  } catch {
    // Storage is blocked: the count is fetched again on the next page load.
  }
}
