import {useEffect, useEffectEvent} from 'react';

/** Calls `onTick` every `ms` milliseconds while `running`, and not while the tab is hidden. */
export function useInterval(onTick: () => void, ms: number, running: boolean): void {
  const tick = useEffectEvent(() => {
    if (!document.hidden) onTick();
  });
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => tick(), ms);
    return () => clearInterval(timer);
  }, [ms, running]);
}
