import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {consentDays} from '../data/facts';
import {storageKeys} from '../lib/storageKeys';
import {settings} from './settings';

/** What a visitor has decided about monitoring; `unasked` until then, and again once the decision is too old. */
export type Consent = 'granted' | 'refused' | 'unasked';
export type Decision = Exclude<Consent, 'unasked'>;

/**
 * Whether this visitor may be monitored. Where the site does not ask (contract, `MONITORING_CONSENT`) everybody
 * may. Where it asks, nobody may before accepting, Global Privacy Control is a no that nothing overrules, and a
 * decision holds for every tab and can be changed at any time.
 */
const consentRequired = settings.monitoringConsent === 'ask';
const listeners = new Set<() => void>();
let consent: Consent = consentRequired ? 'unasked' : 'granted';
let reopened = false;

export function hasConsent(): boolean {
  return consent === 'granted';
}

/** What the banner shows, if anything: the question, or what was decided and can be changed. */
export type BannerState = 'none' | 'first' | 'again' | 'privacyControl';

export function getBannerState(): BannerState {
  if (reopened) return privacyControl() ? 'privacyControl' : 'again';
  return consent === 'unasked' ? 'first' : 'none';
}

/** Opens the question again, to change the decision. */
export function reopenBanner(): void {
  reopened = true;
  notifyListeners();
}

/** Closes the question with this decision, or without one. */
export function setConsent(decision?: Decision): void {
  reopened = false;
  if (decision && !privacyControl()) {
    consent = decision;
    try {
      localStorage.setItem(storageKeys.consent, serializeConsent(decision, Date.now()));
    } catch {
      // Storage is refused: the decision holds until the page is left.
    }
  }
  notifyListeners();
}

/** Calls back when the decision or the question changes; returns how to stop that. */
export function subscribeToConsent(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

if (ExecutionEnvironment.canUseDOM && consentRequired) {
  consent = storedConsent();
  window.addEventListener('storage', ({key}) => {
    if (key === null || key === storageKeys.consent) reloadConsent();
  });
  // Not every browser tells a page that it kept for going back what was decided meanwhile.
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) reloadConsent();
  });
}

function reloadConsent(): void {
  consent = storedConsent();
  notifyListeners();
}

function storedConsent(): Consent {
  if (privacyControl()) return 'refused';
  try {
    return parseConsent(localStorage.getItem(storageKeys.consent), Date.now(), consentDays);
  } catch {
    // Storage is refused: what was decided on this page holds.
    return consent;
  }
}

function privacyControl(): boolean {
  return 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
}

function notifyListeners(): void {
  for (const notify of listeners) notify();
}

const dayMs = 86_400_000;

/** A decision as it is stored. */
export function serializeConsent(decision: Decision, now: number): string {
  return `${decision} ${now}`;
}

/** The decision that `stored` holds, unless it is older than `days`, from the future, or no decision at all. */
export function parseConsent(stored: string | null, now: number, days: number): Consent {
  const [, decision, at] = stored?.match(/^(granted|refused) (\d+)$/) ?? [];
  const age = now - Number(at);
  if (!decision || age < 0 || age > days * dayMs) return 'unasked';
  return decision as Decision;
}
