/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {BrowserRouter} from 'react-router-dom';
import {useDebouncedQueryParam} from '../../../../src/components/search/useDebouncedQueryParam';

test('of a long query in the URL only as much is searched as can be typed: the page would hang', () => {
  history.replaceState(null, '', `/search?q=${'a '.repeat(50_000)}`);
  const {result} = renderHook(() => useDebouncedQueryParam('q', 200), {wrapper: BrowserRouter});
  expect(result.current[0]).toHaveLength(200);
});
