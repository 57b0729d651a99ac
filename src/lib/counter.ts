/**
 * What a counter shows `elapsedMs` after it began: 0 at first, `target` from `durationMs` on, never
 * less than before, always whole (specification, section 4). It slows down towards the end.
 */
export function counterValue(target: number, elapsedMs: number, durationMs: number): number {
  const share = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.floor(target * (1 - (1 - share) ** 3));
}

/** 1000 or more as thousands with a K and at most one decimal, never rounded up (specification, section 4). */
export function abbreviate(value: number): string {
  return value < 1000 ? String(value) : `${Math.floor(value / 100) / 10}K`;
}
