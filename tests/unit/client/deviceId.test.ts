/** @jest-environment jsdom */
import {deviceIdentifier} from '../../../src/data/facts';

const {key} = deviceIdentifier;

/** A fresh visit: what the module keeps for the time of a page is gone. */
function visit(): typeof import('../../../src/client/deviceId') {
  let visited: typeof import('../../../src/client/deviceId') | undefined;
  jest.isolateModules(() => {
    visited = require('../../../src/client/deviceId');
  });
  if (!visited) throw new Error('The module did not load.');
  return visited;
}

const inCookie = () => new RegExp(`${key}=([^;]+)`).exec(document.cookie)?.[1];
const clearCookie = () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the site does
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

afterEach(() => jest.restoreAllMocks());

test('a first visit makes one, and keeps it twice', () => {
  const id = visit().getOrCreateDeviceId();
  expect(localStorage.getItem(key)).toBe(id);
  expect(inCookie()).toBe(id);
  expect(visit().getOrCreateDeviceId()).toBe(id);
  expect(warn).not.toHaveBeenCalled();
});

test('either store is mended from the other', () => {
  const id = visit().getOrCreateDeviceId();
  clearCookie();
  expect(visit().getOrCreateDeviceId()).toBe(id);
  expect(inCookie()).toBe(id);
  localStorage.clear();
  expect(visit().getOrCreateDeviceId()).toBe(id);
  expect(localStorage.getItem(key)).toBe(id);
});

test('refused storage is one warning, and the identifier holds for the visit §3.15 §8.8', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Refused', 'SecurityError');
  });
  const {getOrCreateDeviceId} = visit();
  const id = getOrCreateDeviceId();
  expect(getOrCreateDeviceId()).toBe(id);
  expect(inCookie()).toBe(id);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('refused cookies are one warning too', () => {
  jest.spyOn(Document.prototype, 'cookie', 'set').mockImplementation(() => {});
  visit().getOrCreateDeviceId();
  expect(warn).toHaveBeenCalledTimes(1);
});

test('forgotten, all that monitoring keeps is gone, and the next identifier is another §3.14', () => {
  const {getOrCreateDeviceId, clearTrackingData} = visit();
  // biome-ignore lint/suspicious/noDocumentCookie: as the library writes it
  document.cookie = '_dd_s_v2=1; path=/';
  sessionStorage.setItem('_dd_tab_id', 'x');
  const id = getOrCreateDeviceId();
  clearTrackingData();
  expect(document.cookie).toBe('');
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem(key)).toBeNull();
  expect(inCookie()).toBeUndefined();
  expect(getOrCreateDeviceId()).not.toBe(id);
});
