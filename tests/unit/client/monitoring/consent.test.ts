/** @jest-environment jsdom */

import type {ClientSettings} from '../../../../src/lib/clientSettings';
import {storageKeys} from '../../../../src/lib/storageKeys';

const settings: Pick<ClientSettings, 'monitoringConsent' | 'tagClasses'> = {monitoringConsent: 'ask'};
jest.mock('../../../../src/client/settings', () => ({settings}));

type Consent = typeof import('../../../../src/client/monitoring/consent');

/** Loads the module as on a new page of a site that requires consent. */
function loadPage(): Consent {
  let loaded: Consent | undefined;
  jest.isolateModules(() => {
    loaded = require('../../../../src/client/monitoring/consent');
  });
  return loaded as Consent;
}

/** Restores the page from the back/forward cache, without `storage` events for changes made meanwhile. */
function restoreFromCache(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
}

beforeEach(() => {
  localStorage.clear();
  settings.monitoringConsent = 'ask';
  delete settings.tagClasses;
});

test('a page restored from the back/forward cache applies a decision made on another page', () => {
  const {hasConsent, setConsent, getBannerState, subscribeToConsent, serializeConsent} = loadPage();
  setConsent(['statistics']);
  const notified = jest.fn();
  subscribeToConsent(notified);
  localStorage.setItem(storageKeys.consent, serializeConsent('refused', Date.now()));
  restoreFromCache();
  expect(hasConsent()).toBe(false);
  expect(getBannerState()).toBe('none');
  expect(notified).toHaveBeenCalledTimes(1);
});

test('the consent banner appears again when another tab has cleared all storage', () => {
  const {hasConsent, setConsent, getBannerState, subscribeToConsent} = loadPage();
  setConsent(['statistics']);
  const notified = jest.fn();
  subscribeToConsent(notified);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: null}));
  expect(hasConsent()).toBe(false);
  expect(getBannerState()).toBe('first');
  expect(notified).toHaveBeenCalledTimes(1);
});

test('a page restored from the back/forward cache retains its own decision if storage is blocked', () => {
  const throwError = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(throwError);
  const {hasConsent, setConsent, getBannerState} = loadPage();
  expect(getBannerState()).toBe('first');
  setConsent(['statistics']);
  restoreFromCache();
  expect(hasConsent()).toBe(true);
});

test('statistics and marketing are decided separately, also by visitors who decided before there were marketing tags', () => {
  loadPage().setConsent(['statistics']);
  settings.tagClasses = ['marketing'];
  const {hasConsent, setConsent, getBannerState} = loadPage();
  expect([hasConsent(), hasConsent('marketing'), getBannerState()]).toEqual([true, false, 'first']);
  setConsent(['marketing']);
  expect([hasConsent(), hasConsent('marketing'), getBannerState()]).toEqual([false, true, 'none']);
  const next = loadPage();
  expect([next.hasConsent(), next.hasConsent('marketing')]).toEqual([false, true]);
});

test('without MONITORING_CONSENT=ask only marketing requires consent', () => {
  settings.monitoringConsent = 'granted';
  expect(loadPage().consentPurposes).toEqual([]);
  expect(loadPage().hasConsent()).toBe(true);
  settings.tagClasses = ['necessary', 'statistics', 'marketing'];
  const {hasConsent, consentPurposes} = loadPage();
  expect(consentPurposes).toEqual(['marketing']);
  expect([hasConsent('necessary'), hasConsent('statistics'), hasConsent('marketing')]).toEqual([true, true, false]);
});
