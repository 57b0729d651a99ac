/** @jest-environment jsdom */
import {recordOpened, recordSearch, sendSearches} from '../../../../src/client/search/searchLog';

let beacons: string[];

beforeEach(() => {
  beacons = [];
  sessionStorage.clear();
  Object.assign(crypto, {randomUUID: () => '00000000-0000-4000-8000-000000000000'});
  Object.assign(navigator, {sendBeacon: (_url: string, body: string) => beacons.push(body)});
});

const found = (query: string, count = 0, nearest = false) => ({
  query,
  results: Array(count).fill({url: '/a'}),
  nearest,
  more: false,
});
const sent = () => beacons.flatMap((body) => JSON.parse(body).searches);

test('a search replaces the shorter ones that were typed on the way to it, and deleting it adds none', () => {
  for (const query of ['k', 'kq', 'kqx', 'kq', 'k']) recordSearch(found(query));
  sendSearches();
  expect(sent()).toEqual([{words: 'kqx', results: 0}]);
});

test('the closest matches of a search count as no result, unless one is opened', () => {
  recordSearch(found('unknown words', 3, true));
  recordSearch(found('other words', 3, true));
  recordOpened(found('other words', 3, true), '/a', 3);
  sendSearches();
  expect(sent()).toEqual([
    {words: 'unknown words', results: 0},
    {words: 'other words', results: 3, opened: {path: '/a', position: 3}},
  ]);
});

test('words are shortened to 100 characters, and nothing is sent if none are left', () => {
  recordSearch(found('a@example.com'));
  sendSearches();
  expect(beacons).toEqual([]);
  recordSearch(found('w'.repeat(200)));
  sendSearches();
  expect(sent()).toEqual([{words: 'w'.repeat(100), results: 0}]);
});

test('a browser without beacons closes the search without an error', () => {
  Object.assign(navigator, {sendBeacon: undefined});
  recordSearch(found('kqx'));
  expect(sendSearches).not.toThrow();
});
