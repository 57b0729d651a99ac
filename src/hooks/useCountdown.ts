import {useEffect, useEffectEvent, useRef} from 'react';

/**
 * Calls `onEnd` once `ms` milliseconds have passed while `running`. A pause keeps what has passed already; a new
 * `round` starts from the beginning.
 */
export function useCountdown(onEnd: () => void, ms: number, running: boolean, round: unknown): void {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is what fills the time up again.
  useEffect(() => {
    left.current = ms;
  }, [ms, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round needs a timer of its own.
  useEffect(() => {
    if (!running) return undefined;
    const start = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - start;
    };
  }, [ms, running, round]);
}
