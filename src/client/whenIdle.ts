/**
 * Calls `callBack` when the browser is idle, after 4 s at the latest; after 200 ms in Safari without idle callbacks.
 */
export function whenIdle(callBack: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callBack, {timeout: 4000});
  else setTimeout(callBack, 200);
}
