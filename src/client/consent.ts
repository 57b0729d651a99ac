import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {consentDays} from '../data/facts';
import {storageKeys} from '../lib/storageKeys';
import {settings} from './settings';

/** The visitor's decision about monitoring; `undecided` before it and after it has expired. */
export type Consent = 'granted' | 'refused' | 'undecided';
export type Decision = Exclude<Consent, 'undecided'>;

/**
 * Whether monitoring requires the visitor's consent (contract, `MONITORING_CONSENT`); without this setting every
 * visitor is monitored. Global Privacy Control is a refusal that cannot be overridden. A decision applies to all tabs
 * and can be changed at any time.
 */
const consentRequired = settings.monitoringConsent === 'ask';
const listeners = new Set<() => void>();
let consent: Consent = consentRequired ? 'undecided' : 'granted';
let reopened = false;

export function hasConsent(): boolean {
  return consent === 'granted';
}

/** What the consent banner shows: the first question, or the current decision, which can be changed. */
export type BannerState = 'none' | 'first' | 'again' | 'privacyControl';

export function getBannerState(): BannerState {
  if (reopened) return hasPrivacyControl() ? 'privacyControl' : 'again';
  return consent === 'undecided' ? 'first' : 'none';
}

/** Opens the banner again, so that the visitor can change the decision. */
export function reopenBanner(): void {
  reopened = true;
  notifyListeners();
}

/** Closes the banner and stores the decision, if there is one. */
export function setConsent(decision?: Decision): void {
  reopened = false;
  if (decision && !hasPrivacyControl()) {
    consent = decision;
    try {
      localStorage.setItem(storageKeys.consent, serializeConsent(decision, Date.now()));
    } catch {
      // Storage is blocked: the decision is lost on the next page load.
    }
  }
  notifyListeners();
}

/** Calls `notify` when the decision or the banner changes. Returns a function that unsubscribes. */
export function subscribeToConsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

if (ExecutionEnvironment.canUseDOM && consentRequired) {
  consent = storedConsent();
  window.addEventListener('storage', ({key}) => {
    if (key === null || key === storageKeys.consent) reloadConsent();
  });
  // Some browsers send no `storage` events to pages in the back/forward cache.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) reloadConsent();
  });
}

function reloadConsent(): void {
  consent = storedConsent();
  notifyListeners();
}

function storedConsent(): Consent {
  if (hasPrivacyControl()) return 'refused';
  try {
    return parseConsent(localStorage.getItem(storageKeys.consent), Date.now(), consentDays);
  } catch {
    // Storage is blocked: the decision made on this page applies.
    return consent;
  }
}

function hasPrivacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function notifyListeners(): void {
  for (const notify of listeners) notify();
}

const dayMs = 86_400_000;

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
