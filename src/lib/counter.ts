/**
 * Returns the integer that a counter shows `elapsedMs` after its start: rises from 0 to `target` in `durationMs`, with
 * a cubic ease-out (specification, section 4).
 */
export function counterValue(target: number, elapsedMs: number, durationMs: number): number {
  const progress = Math.min(1, Math.max(0, elapsedMs / durationMs));
  return Math.floor(target * (1 - (1 - progress) ** 3));
}

/** Formats 1000 or more as thousands: `6.3K`, with at most one decimal, rounded down (specification, section 4). */
export function abbreviate(value: number): string {
  return value < 1000 ? String(value) : `${Math.floor(value / 100) / 10}K`;
}

/** Whether a value of unknown type is a number of things. */
export function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
