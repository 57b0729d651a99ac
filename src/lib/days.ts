import type {Days} from '../data/schema/home';

/** Milliseconds at which the first day begins and the last one is over, where this runs. */
export function limitsOf({from, until}: Days): [begin: number, end: number] {
  return [new Date(`${from}T00:00`).getTime(), new Date(`${until}T24:00`).getTime()];
}

/** Whether the days have begun and are not over at `now`, milliseconds since 1970; always, where there are none. */
export function isShown(days: Days | undefined, now: number): boolean {
  if (!days) return true;
  const [begin, end] = limitsOf(days);
  return now >= begin && now < end;
}

/** What has been published by `now`: a post with a date to come waits for a build of that day or later. */
export function publishedBy<Post extends {metadata: {date: Date}}>(now: Date, posts: readonly Post[]): Post[] {
  return posts.filter(({metadata}) => metadata.date <= now);
}
