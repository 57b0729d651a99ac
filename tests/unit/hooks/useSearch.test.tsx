/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import type {Found} from '../../../src/client/search/find';
import {searchSite} from '../../../src/client/search/search';
import {type Search, useSearch} from '../../../src/hooks/useSearch';

jest.mock('../../../src/client/search/search', () => ({searchSite: jest.fn()}));

const found: Found = {results: [], nearest: false, more: false};

/** A running search that the test resolves or rejects. */
type PendingSearch = {resolve: () => Promise<void>; reject: () => Promise<void>};

/** Renders the hook; `search` changes the query and waits until the search starts, `current` returns the result. */
function renderSearch(): {search: (query: string) => PendingSearch; current: () => Search} {
  const pending = new Map<string, PendingSearch>();
  jest.mocked(searchSite).mockImplementation(
    (query) =>
      new Promise((resolve, reject) => {
        pending.set(query, {
          resolve: () => act(async () => resolve(found)),
          reject: () => act(async () => reject(new Error('lost'))),
        });
      }),
  );
  const {result, rerender} = renderHook((query) => useSearch(query, {atMost: 10}), {initialProps: ''});
  return {
    search(query) {
      rerender(query);
      act(() => jest.advanceTimersByTime(1000));
      const search = pending.get(query);
      if (!search) throw new Error(`nothing searches for ${query}`);
      return search;
    },
    current: () => result.current,
  };
}

beforeEach(() => jest.useFakeTimers());

test('late results of an earlier query do not replace those of a later one', async () => {
  const {search, current} = renderSearch();
  const earlier = search('pri');
  await search('price').resolve();
  await earlier.resolve();
  expect(current()).toMatchObject({found: {query: 'price'}, isCurrent: true});
});

test('the failure of an earlier search is ignored', async () => {
  const {search, current} = renderSearch();
  const earlier = search('pri');
  await search('price').resolve();
  await earlier.reject();
  expect(current()).toMatchObject({found: {query: 'price'}, isCurrent: true, failed: false});
});
