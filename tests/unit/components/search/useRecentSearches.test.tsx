/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useRecentSearches} from '../../../../src/components/search/useRecentSearches';

test('if storage is blocked, recent searches are available until the next page load', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  const first = renderHook(useRecentSearches);
  act(() => first.result.current.remember('price'));
  act(() => first.result.current.remember('security'));
  expect(first.result.current.recent).toEqual(['security', 'price']);

  // The palette is mounted each time it is opened.
  first.unmount();
  const second = renderHook(useRecentSearches);
  expect(second.result.current.recent).toEqual(['security', 'price']);
  act(() => second.result.current.forget());
  expect(renderHook(useRecentSearches).result.current.recent).toEqual([]);
});
