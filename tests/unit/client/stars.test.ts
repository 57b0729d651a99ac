/** @jest-environment jsdom */
import {storageKeys} from '../../../src/lib/storageKeys';

jest.mock('../../../src/client/monitoring', () => ({reportError: jest.fn()}));

type Stars = typeof import('../../../src/client/stars');

const answer = jest.fn<Promise<Response>, Parameters<typeof fetch>>();

/** The count that a page shows once its request has ended. */
async function shownCount(): Promise<number | undefined> {
  let stars: Stars | undefined;
  jest.isolateModules(() => {
    stars = require('../../../src/client/stars') as Stars;
  });
  stars?.fetchStarCount('acme/review');
  await new Promise((resolve) => setTimeout(resolve));
  return stars?.starCount();
}

beforeEach(() => {
  sessionStorage.clear();
  answer.mockReset();
  globalThis.fetch = answer;
  Object.assign(window, {requestIdleCallback: (run: () => void) => run()});
  AbortSignal.timeout = jest.fn(() => new AbortController().signal);
});

const json = (value: unknown, status = 200) => ({
  ok: status === 200,
  status,
  json: async () => JSON.parse(typeof value === 'string' ? value : JSON.stringify(value)),
});

test('a count is shown, remembered for the visit, and requested for at most five seconds', async () => {
  answer.mockResolvedValue(json({stargazers_count: 29_100}) as Response);
  expect(await shownCount()).toBe(29_100);
  expect(sessionStorage.getItem(storageKeys.stars)).toBe('29100');
  expect(AbortSignal.timeout).toHaveBeenCalledWith(5000);
  expect(await shownCount()).toBe(29_100);
  expect(answer).toHaveBeenCalledTimes(1);
});

test.each([
  ['a rate limit', json({message: 'rate limit'}, 403)],
  ['a refusal, whatever it holds', json({stargazers_count: 5}, 403)],
  ['too many requests', json({}, 429)],
  ['an unknown repository', json({}, 404)],
  ['a page', json('<!doctype html>')],
  ['nothing', json('')],
  ['null', json(null)],
  ['no count', json({})],
  ['a count in letters', json({stargazers_count: '29100'})],
  ['a broken count', json({stargazers_count: 1.5})],
  ['a negative count', json({stargazers_count: -1})],
  ['a count beyond counting', json({stargazers_count: 1e300})],
])('%s leaves the count unknown', async (_name, response) => {
  answer.mockResolvedValue(response as Response);
  expect(await shownCount()).toBeUndefined();
});

test('a blocked request leaves the count unknown', async () => {
  answer.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await shownCount()).toBeUndefined();
});

test.each(['', 'null', '"29100"', '-1', '{', '<b>1</b>'])('a remembered %j is requested again', async (stored) => {
  sessionStorage.setItem(storageKeys.stars, stored);
  answer.mockResolvedValue(json({stargazers_count: 7}) as Response);
  expect(await shownCount()).toBe(7);
});
