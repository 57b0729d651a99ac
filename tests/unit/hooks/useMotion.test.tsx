/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useMotion} from '../../../src/hooks/useMotion';
import {storageKeys} from '../../../src/lib/storageKeys';

test.each([
  ['switched on', {key: storageKeys.motion, newValue: 'on'}],
  ['forgotten with everything that was stored', {key: null, newValue: null}],
])('motion that another tab has %s plays here too', (_what, told) => {
  Object.assign(window, {matchMedia: () => ({matches: false, addEventListener() {}, removeEventListener() {}})});
  const {result} = renderHook(useMotion);
  act(() => result.current.toggle());
  expect(result.current.playing).toBe(false);
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
  expect(result.current.playing).toBe(true);
});
