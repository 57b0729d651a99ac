/** Days on which something is shown, as `2026-11-21`; `until` is included. */
export type Days = {from: string; until: string};

/** Whether `now`, in milliseconds since 1970, is within the days in the local time zone; true without `days`. */
export function isWithin(days: Days | undefined, now: number): boolean {
  if (!days) return true;
  const begin = new Date(`${days.from}T00:00`).getTime();
  const end = new Date(`${days.until}T24:00`).getTime();
  return now >= begin && now < end;
}
