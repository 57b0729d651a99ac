import {useEffect, useEffectEvent, useRef} from 'react';

/** Calls `onEnd` after `durationMs` of running time. A pause does not reset the elapsed time; a new `round` does. */
export function useCountdown(onEnd: () => void, durationMs: number, isRunning: boolean, round: unknown): void {
  const remainingMs = useRef(durationMs);
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round resets the time.
  useEffect(() => {
    remainingMs.current = durationMs;
  }, [durationMs, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round needs a new timer.
  useEffect(() => {
    if (!isRunning) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), remainingMs.current);
    return () => {
      clearTimeout(timer);
      remainingMs.current -= performance.now() - start;
    };
  }, [durationMs, isRunning, round]);
}
