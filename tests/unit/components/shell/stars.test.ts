/** @jest-environment jsdom */
import {storageKeys} from '../../../../src/lib/storageKeys';

jest.mock('../../../../src/client/monitoring/reports', () => ({reportError: jest.fn()}));

type Stars = typeof import('../../../../src/components/shell/stars');

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** Loads a new page and returns its star count after the request. */
async function loadCount(): Promise<number | undefined> {
  let stars: Stars | undefined;
  jest.isolateModules(() => {
    stars = require('../../../../src/components/shell/stars') as Stars;
  });
  stars?.fetchStarCount('acme/review');
  await new Promise((resolve) => setTimeout(resolve));
  return stars?.starCount();
}

beforeEach(() => {
  sessionStorage.clear();
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  Object.assign(window, {requestIdleCallback: (callBack: () => void) => callBack()});
  AbortSignal.timeout = jest.fn(() => new AbortController().signal);
});

const json = (value: unknown, status = 200) => ({
  ok: status === 200,
  status,
  json: async () => JSON.parse(typeof value === 'string' ? value : JSON.stringify(value)),
});

test('the star count is fetched without a time limit in browsers without AbortSignal.timeout', async () => {
  Reflect.deleteProperty(AbortSignal, 'timeout');
  fetchMock.mockResolvedValue(json({stargazers_count: 29_100}) as Response);
  expect(await loadCount()).toBe(29_100);
});

test('the star count is shown and cached for the visit, and its request times out after five seconds', async () => {
  fetchMock.mockResolvedValue(json({stargazers_count: 29_100}) as Response);
  expect(await loadCount()).toBe(29_100);
  expect(sessionStorage.getItem(storageKeys.stars)).toBe('29100');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5000);
  expect(await loadCount()).toBe(29_100);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test.each([
  ['status 403 with a count', json({stargazers_count: 5}, 403)],
  ['HTML', json('<!doctype html>')],
  ['an empty body', json('')],
  ['no count', json({})],
  ['a count as a string', json({stargazers_count: '29100'})],
  ['a negative count', json({stargazers_count: -1})],
  ['an unsafe integer', json({stargazers_count: 1e300})],
])('the star count stays unknown if the response is %s', async (_name, response) => {
  fetchMock.mockResolvedValue(response as Response);
  expect(await loadCount()).toBeUndefined();
});

test('the star count stays unknown if the network fails', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await loadCount()).toBeUndefined();
});

test.each(['null', '{'])('an invalid cached count %j is requested again', async (stored) => {
  sessionStorage.setItem(storageKeys.stars, stored);
  fetchMock.mockResolvedValue(json({stargazers_count: 7}) as Response);
  expect(await loadCount()).toBe(7);
});
