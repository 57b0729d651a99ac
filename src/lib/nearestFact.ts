import {facts} from './factText';
import {meantWord} from './search/spelling';

/**
 * The fact that a mistyped one was meant to be, such as `offers.freeTrialDays` for `offer.freeTrialDay`; nothing, where
 * none resembles it.
 */
export function nearestFact(path: string): string | undefined {
  return meant(path.split('.'), facts) ?? only(pathsOf(facts).filter((known) => known.endsWith(`.${path}`)));
}

/** Each part by itself: one of those that stand there, or the one that begins so or is a slip away. */
function meant([key, ...below]: readonly string[], at: unknown): string | undefined {
  if (key === undefined) return isValue(at) ? '' : undefined;
  if (!isParent(at) || !key) return undefined;
  const keys = Object.keys(at);
  const begun = (known: string) => known.toLowerCase().startsWith(key.toLowerCase());
  const like = keys.includes(key) ? key : (keys.find(begun) ?? meantWord(key, keys));
  const rest = like && meant(below, at[like]);
  return rest === undefined ? undefined : [like, rest].filter(Boolean).join('.');
}

/** Where each fact stands. */
function pathsOf(at: unknown, path: readonly string[] = []): string[] {
  if (isParent(at)) return Object.entries(at).flatMap(([key, value]) => pathsOf(value, [...path, key]));
  return isValue(at) ? [path.join('.')] : [];
}

function isParent(at: unknown): at is Record<string, unknown> {
  return typeof at === 'object' && at !== null;
}

function isValue(at: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof at);
}

function only(all: readonly string[]): string | undefined {
  return all.length === 1 ? all[0] : undefined;
}
