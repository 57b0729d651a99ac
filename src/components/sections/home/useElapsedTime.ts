import {useEffect, useEffectEvent, useState} from 'react';

/**
 * Returns the milliseconds since `start` was first true, updated each frame up to `totalMs`. Runs once. With
 * `isMotionOff` it returns `totalMs` immediately.
 */
export function useElapsedTime(start: boolean, totalMs: number, isMotionOff: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  const [started, setStarted] = useState(false);
  if (start && !started) setStarted(true);

  const setElapsedTo = useEffectEvent((ms: number) => {
    const next = isMotionOff ? totalMs : Math.min(totalMs, Math.max(0, ms));
    setElapsed(next);
    return next < totalMs;
  });

  useEffect(() => {
    if (!started) return undefined;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      if (setElapsedTo(now - startedAt)) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [started]);

  return isMotionOff ? totalMs : elapsed;
}
