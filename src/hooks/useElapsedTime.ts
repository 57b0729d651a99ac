import {useEffect, useEffectEvent, useState} from 'react';

/**
 * Milliseconds since `start` was first true, frame by frame up to `totalMs`; it runs once and never starts
 * again. Where things may not move (`still`) it is `totalMs` at once.
 */
export function useElapsedTime(start: boolean, totalMs: number, still: boolean): number {
  const [elapsed, setElapsed] = useState(0);
  const [started, setStarted] = useState(false);
  if (start && !started) setStarted(true);

  const at = useEffectEvent((ms: number) => {
    const next = still ? totalMs : Math.min(totalMs, Math.max(0, ms));
    setElapsed(next);
    return next < totalMs;
  });

  useEffect(() => {
    if (!started) return undefined;
    const startedAt = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      if (at(now - startedAt)) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [started]);

  return still ? totalMs : elapsed;
}
