/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import type {Found} from '../../../src/client/search/find';
import {searchSite} from '../../../src/client/search/search';
import {type Search, useSearch} from '../../../src/hooks/useSearch';

jest.mock('../../../src/client/search/search', () => ({searchSite: jest.fn()}));

const found: Found = {results: [], nearest: false, more: false};

/** A search under way, which ends when and how the test says. */
type UnderWay = {come: () => Promise<void>; fail: () => Promise<void>};

/** A visitor who types one query after another, each searched for before the next, and what is seen meanwhile. */
function visitor(): {search: (query: string) => UnderWay; seen: () => Search} {
  const underWay = new Map<string, UnderWay>();
  jest.mocked(searchSite).mockImplementation(
    (query) =>
      new Promise((resolve, reject) => {
        underWay.set(query, {
          come: () => act(async () => resolve(found)),
          fail: () => act(async () => reject(new Error('lost'))),
        });
      }),
  );
  const {result, rerender} = renderHook((query) => useSearch(query, {atMost: 10}), {initialProps: ''});
  return {
    search(query) {
      rerender(query);
      act(() => jest.advanceTimersByTime(1000));
      const search = underWay.get(query);
      if (!search) throw new Error(`nothing searches for ${query}`);
      return search;
    },
    seen: () => result.current,
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('what is found for an earlier query takes no place of what is found for a later one', async () => {
  const {search, seen} = visitor();
  const earlier = search('pri');
  await search('price').come();
  await earlier.come();
  expect(seen()).toMatchObject({found: {query: 'price'}, isCurrent: true});
});

test('a search that is no longer wanted and fails is no failure', async () => {
  const {search, seen} = visitor();
  const earlier = search('pri');
  await search('price').come();
  await earlier.fail();
  expect(seen()).toMatchObject({found: {query: 'price'}, isCurrent: true, failed: false});
});
