import {codeHost} from '../lib/codeHost';
import {storageKeys} from '../lib/storageKeys';
import {reportError} from './monitoring';
import {whenIdle} from './whenIdle';

/**
 * How many stars the public review repository has (specification, section 7): asked for once a visit, when the
 * page is at rest, and unknown until the answer is there and whenever it is not a count.
 */

const timeoutMs = 5000;

let asked = false;
let count: number | undefined;
const listeners = new Set<() => void>();

/** Asks the code host for the stars of `owner/name`, unless this visit has the answer already. Never throws. */
export function fetchStarCount(repository: string): void {
  if (asked) return;
  asked = true;
  const known = keptCount();
  if (known === undefined) whenIdle(() => void load(repository));
  else tell(known);
}

/** For `useSyncExternalStore`: the number, `undefined` while it is unknown. */
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
    const answer = (await response.json()) as {stargazers_count?: unknown} | null;
    const stars = answer?.stargazers_count;
    if (!isCount(stars)) throw new Error('The answer holds no star count');
    tell(stars);
    keep(stars);
  } catch (error) {
    reportError(error, {component: 'star badge'});
  }
}

function tell(stars: number): void {
  count = stars;
  for (const notify of listeners) notify();
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function keptCount(): number | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKeys.stars) ?? 'null');
    return isCount(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

function keep(stars: number): void {
  try {
    sessionStorage.setItem(storageKeys.stars, String(stars));
  } catch {
    // Storage is refused: the count holds until the page is left.
  }
}
