/** @jest-environment jsdom */
import {renderHook} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {useActiveHeading} from '../../../src/hooks/useActiveHeading';

test('a section is in view by the specification’s figures §4.20', () => {
  const observer = jest.fn(() => ({observe() {}, disconnect() {}}));
  Object.assign(window, {IntersectionObserver: observer});
  renderHook(() => useActiveHeading(['a', 'b']), {wrapper: MemoryRouter});
  // Section 4, "Blog table of contents": typed here on purpose.
  expect(observer).toHaveBeenCalledWith(expect.any(Function), {threshold: 0.3, rootMargin: '-20% 0px -35%'});
});
