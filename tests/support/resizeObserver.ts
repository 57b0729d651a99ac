import {act} from '@testing-library/react';

/** Replaces `ResizeObserver`, which jsdom does not have. Returns a function that reports a resize to the last observer. */
export function mockResizeObserver(): () => void {
  let report = () => {};
  Object.assign(window, {
    ResizeObserver: class {
      constructor(callback: () => void) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  });
  return () => act(() => report());
}
