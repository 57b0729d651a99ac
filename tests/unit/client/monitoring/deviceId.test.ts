/** @jest-environment jsdom */
import {deviceIdentifier} from '../../../../src/data/monitoring';

const {key} = deviceIdentifier;

/** Loads the module as on a new page, without the state of the last one. */
function loadPage(): typeof import('../../../../src/client/monitoring/deviceId') {
  jest.resetModules();
  return require('../../../../src/client/monitoring/deviceId');
}

const idInCookie = () => new RegExp(`${key}=([^;]+)`).exec(document.cookie)?.[1];
const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as in the source
  document.cookie = `${key}=; Path=/; Max-Age=0`;
};

let warn: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  clearCookie();
  warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.defineProperty(globalThis, 'crypto', {
    configurable: true,
    value: {randomUUID: () => `id-${Math.random()}`.replace('.', '')},
  });
});

test('the first visit creates an identifier and stores it in local storage and in a cookie', () => {
  const id = loadPage().getOrCreateDeviceId();
  expect(localStorage.getItem(key)).toBe(id);
  expect(idInCookie()).toBe(id);
  expect(loadPage().getOrCreateDeviceId()).toBe(id);
  expect(warn).not.toHaveBeenCalled();
});

test('the identifier is restored from local storage or the cookie if the other one is missing', () => {
  const id = loadPage().getOrCreateDeviceId();
  clearCookie();
  expect(loadPage().getOrCreateDeviceId()).toBe(id);
  expect(idInCookie()).toBe(id);
  localStorage.clear();
  expect(loadPage().getOrCreateDeviceId()).toBe(id);
  expect(localStorage.getItem(key)).toBe(id);
});

test('blocked storage causes one warning, and the identifier is valid for the visit §3.15 §8.8', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const {getOrCreateDeviceId} = loadPage();
  const id = getOrCreateDeviceId();
  expect(getOrCreateDeviceId()).toBe(id);
  expect(idInCookie()).toBe(id);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('blocked cookies cause one warning', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  loadPage().getOrCreateDeviceId();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('clearing deletes everything that monitoring stores, and the next identifier is a new one §3.14', () => {
  const {getOrCreateDeviceId, clearTrackingData} = loadPage();
  // biome-ignore lint/suspicious/noDocumentCookie: as in the library
  document.cookie = '_dd_s_v2=1; path=/';
  sessionStorage.setItem('_dd_tab_id', 'x');
  const id = getOrCreateDeviceId();
  clearTrackingData();
  expect(document.cookie).toBe('');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem(key)).toBeNull();
  expect(idInCookie()).toBeUndefined();
  expect(getOrCreateDeviceId()).not.toBe(id);
});
