/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {useActiveHeading} from '../../../src/hooks/useActiveHeading';

test('a heading becomes active in the band that the specification defines §4.20', () => {
  const observer = jest.fn(() => ({observe() {}, disconnect() {}}));
  Object.assign(window, {IntersectionObserver: observer});
  renderHook(() => useActiveHeading(['a', 'b']), {wrapper: MemoryRouter});
  // Section 4, "Blog table of contents": literal values, to compare the source with the specification.
  expect(observer).toHaveBeenCalledWith(expect.any(Function), {threshold: 0.3, rootMargin: '-20% 0px -35%'});
});
