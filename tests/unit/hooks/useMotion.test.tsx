/** @jest-environment jsdom */
import {act, renderHook} from '@testing-library/react';
import {useMotion} from '../../../src/hooks/useMotion';
import {storageKeys} from '../../../src/lib/storageKeys';

test.each([
  ['starts them', {key: storageKeys.motion, newValue: 'on'}],
  ['clears all storage', {key: null, newValue: null}],
])('stopped animations run again when another tab %s', (_action, event) => {
  Object.assign(window, {matchMedia: () => ({matches: false, addEventListener() {}, removeEventListener() {}})});
  const {result} = renderHook(useMotion);
  act(() => result.current.toggle());
  expect(result.current.playing).toBe(false);
  act(() => void window.dispatchEvent(new StorageEvent('storage', event)));
  expect(result.current.playing).toBe(true);
});
