import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {consentDays} from '../../data/monitoring';
import type {ConsentClass} from '../../lib/clientSettings';
import {storageKeys} from '../../lib/storageKeys';
import {settings} from '../settings';

/** The visitor's decision about a purpose; `undecided` before it and after it has expired. */
export type Consent = 'granted' | 'refused' | 'undecided';
export type Decision = Exclude<Consent, 'undecided'>;

/** `statistics`: monitoring, and tags of that class. `marketing`: tags of that class. */
export type Purpose = Exclude<ConsentClass, 'necessary'>;

/**
 * The purposes that require the visitor's consent: statistics with `MONITORING_CONSENT=ask` (contract), otherwise every
 * visitor is monitored; marketing if the site has such tags. Global Privacy Control is a refusal that cannot be
 * overridden. A decision applies to all tabs and can be changed at any time.
 */
export const consentPurposes: readonly Purpose[] = [
  ...(settings.monitoringConsent === 'ask' ? (['statistics'] as const) : []),
  ...(settings.tagClasses?.includes('marketing') ? (['marketing'] as const) : []),
];
const keys = {statistics: storageKeys.consent, marketing: storageKeys.marketingConsent};
const listeners = new Set<() => void>();
const consents: Partial<Record<ConsentClass, Consent>> = Object.fromEntries(
  consentPurposes.map((purpose) => [purpose, 'undecided']),
);
let reopened = false;
const dayMs = 86_400_000;

export function hasConsent(purpose: ConsentClass = 'statistics'): boolean {
  return (consents[purpose] ?? 'granted') === 'granted';
}

/** What the consent banner shows: the first question, or the current decisions, which can be changed. */
export type BannerState = 'none' | 'first' | 'again' | 'privacyControl';

export function getBannerState(): BannerState {
  if (reopened) return hasPrivacyControl() ? 'privacyControl' : 'again';
  return Object.values(consents).includes('undecided') ? 'first' : 'none';
}

/** Opens the banner again, so that the visitor can change the decisions. */
export function reopenBanner(): void {
  reopened = true;
  notifyListeners();
}

/** Closes the banner and stores the decisions, if there are any: all purposes that are not granted are refused. */
export function setConsent(granted?: readonly Purpose[]): void {
  reopened = false;
  if (granted && !hasPrivacyControl()) {
    for (const purpose of consentPurposes) {
      const decision = granted.includes(purpose) ? 'granted' : 'refused';
      consents[purpose] = decision;
      try {
        localStorage.setItem(keys[purpose], serializeConsent(decision, Date.now()));
      } catch {
        // Storage is blocked: the decision is lost on the next page load.
      }
    }
  }
  notifyListeners();
}

/** Calls `notify` when a decision or the banner changes. Returns a function that unsubscribes. */
export function subscribeToConsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

if (ExecutionEnvironment.canUseDOM && consentPurposes.length > 0) {
  readConsents();
  window.addEventListener('storage', ({key}) => {
    if (key === null || key.startsWith(storageKeys.consent)) reloadConsents();
  });
  // Some browsers send no `storage` events to pages in the back/forward cache.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) reloadConsents();
  });
}

function reloadConsents(): void {
  readConsents();
  notifyListeners();
}

function readConsents(): void {
  for (const purpose of consentPurposes) consents[purpose] = storedConsent(purpose);
}

function storedConsent(purpose: Purpose): Consent {
  if (hasPrivacyControl()) return 'refused';
  try {
    return parseConsent(localStorage.getItem(keys[purpose]), Date.now(), consentDays);
  } catch {
    // Storage is blocked: the decision made on this page applies.
    return consents[purpose] ?? 'undecided';
  }
}

function hasPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function notifyListeners(): void {
  for (const notify of listeners) notify();
}

/** Formats a decision for storage. */
export function serializeConsent(decision: Decision, now: number): string {
  return `${decision} ${now}`;
}

/** Parses a stored decision; `undecided` if it is invalid, from the future, or older than `days`. */
export function parseConsent(stored: string | null, now: number, days: number): Consent {
  const [, decision, decidedAt] = stored?.match(/^(granted|refused) (\d+)$/) ?? [];
  const ageMs = now - Number(decidedAt);
  if (!decision || ageMs < 0 || ageMs > days * dayMs) return 'undecided';
  return decision as Decision;
}
