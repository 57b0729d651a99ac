import {useEffect, useEffectEvent} from 'react';

/** Calls `onTick` every `intervalMs` while `isRunning`, except while the tab is hidden. */
export function useInterval(onTick: () => void, intervalMs: number, isRunning: boolean): void {
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(), intervalMs);
    return () => clearInterval(timer);
  }, [intervalMs, isRunning]);
}
