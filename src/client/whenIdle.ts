/** Calls back when the browser is idle, after four seconds at the latest. Safari has learnt that only lately. */
export function whenIdle(callBack: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(callBack, {timeout: 4000});
  else setTimeout(callBack, 200);
}
