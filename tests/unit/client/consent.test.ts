/** @jest-environment jsdom */

import {serializeConsent} from '../../../src/client/consent';
import {storageKeys} from '../../../src/lib/storageKeys';

jest.mock('../../../src/client/settings', () => ({settings: {monitoringConsent: 'ask'}}));

type Consent = typeof import('../../../src/client/consent');

/** A page of a site that asks. */
function page(): Consent {
  let loaded: Consent | undefined;
  jest.isolateModules(() => {
    loaded = require('../../../src/client/consent');
  });
  return loaded as Consent;
}

/** The visitor comes back to a page that the browser has kept as it was, and told nothing meanwhile. */
function comeBack(): void {
  window.dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}));
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what was decided elsewhere holds on a page that one comes back to', () => {
  const {hasConsent, setConsent, getBannerState, subscribeToConsent} = page();
  setConsent('granted');
  const heard = jest.fn();
  subscribeToConsent(heard);
  localStorage.setItem(storageKeys.consent, serializeConsent('refused', Date.now()));
  comeBack();
  expect(hasConsent()).toBe(false);
  expect(getBannerState()).toBe('none');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where another tab forgets everything that was stored, the visitor is asked again', () => {
  const {hasConsent, setConsent, getBannerState, subscribeToConsent} = page();
  setConsent('granted');
  const heard = jest.fn();
  subscribeToConsent(heard);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: null}));
  expect(hasConsent()).toBe(false);
  expect(getBannerState()).toBe('first');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where storage is refused, a page that one comes back to keeps its own decision', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const {hasConsent, setConsent, getBannerState} = page();
  expect(getBannerState()).toBe('first');
  setConsent('granted');
  comeBack();
  expect(hasConsent()).toBe(true);
});
