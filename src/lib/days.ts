/** The days on which something shows, each as 2026-11-21, the last one included. */
export type Days = {from: string; until: string};

/**
 * Whether the days have begun and are not over at `now`, milliseconds since 1970, by the clock of where this runs;
 * always, where there are none.
 */
export function isWithin(days: Days | undefined, now: number): boolean {
  if (!days) return true;
  const begin = new Date(`${days.from}T00:00`).getTime();
  const end = new Date(`${days.until}T24:00`).getTime();
  return now >= begin && now < end;
}

/** What has been published by `now`: a post with a date to come waits for a build of that day or later. */
export function filterPublished<Post extends {metadata: {date: Date}}>(now: Date, posts: readonly Post[]): Post[] {
  return posts.filter(({metadata}) => metadata.date <= now);
}
