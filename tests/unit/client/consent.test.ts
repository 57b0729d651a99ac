/** @jest-environment jsdom */

import {consentText} from '../../../src/client/consent';
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
  const {consentGiven, decide, openQuestion, subscribeToConsent} = page();
  decide('granted');
  const heard = jest.fn();
  subscribeToConsent(heard);
  localStorage.setItem(storageKeys.consent, consentText('refused', Date.now()));
  comeBack();
  expect(consentGiven()).toBe(false);
  expect(openQuestion()).toBe('none');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where another tab forgets everything that was stored, the visitor is asked again', () => {
  const {consentGiven, decide, openQuestion, subscribeToConsent} = page();
  decide('granted');
  const heard = jest.fn();
  subscribeToConsent(heard);
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', {key: null}));
  expect(consentGiven()).toBe(false);
  expect(openQuestion()).toBe('first');
  expect(heard).toHaveBeenCalledTimes(1);
});

test('where storage is refused, a page that one comes back to keeps its own decision', () => {
  const refuse = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  const {consentGiven, decide, openQuestion} = page();
  expect(openQuestion()).toBe('first');
  decide('granted');
  comeBack();
  expect(consentGiven()).toBe(true);
});
