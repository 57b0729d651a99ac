/** @jest-environment jsdom */

import {getAttribution} from '../../../../src/client/forms/attribution';
import {storageKeys} from '../../../../src/lib/storageKeys';

let consents = true;
jest.mock('../../../../src/client/monitoring/consent', () => ({hasConsent: () => consents}));

/** The URL that the document was loaded from. */
let loadedFrom: string;
const stored = () => sessionStorage.getItem(storageKeys.attribution);

beforeEach(() => {
  sessionStorage.clear();
  consents = true;
  loadedFrom = 'https://ovamai.example/pricing?utm_source=ads';
  performance.getEntriesByType = () => [{name: loadedFrom}] as PerformanceEntryList;
});

test('the first page of the visit is retained on later pages, and after navigation on the client', () => {
  history.pushState(null, '', '/about');
  const first = {utm_source: 'ads', landing: '/pricing'};
  expect(getAttribution()).toEqual(first);
  loadedFrom = 'https://ovamai.example/faq?utm_source=other';
  expect(getAttribution()).toEqual(first);
});

test('nothing is stored without consent', () => {
  consents = false;
  expect(getAttribution()).toBeUndefined();
  expect(stored()).toBeNull();
});

test('a stored value with unknown parameters is reduced to the known ones', () => {
  sessionStorage.setItem(storageKeys.attribution, 'landing=%2F&email=ada%40example.com');
  expect(getAttribution()).toEqual({landing: '/'});
});

test('if storage is blocked, the attribution is valid for this page, without an error', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(getAttribution()).toEqual({utm_source: 'ads', landing: '/pricing'});
});
