/*
 * Written out, not asked of `Intl`: a browser that formats its first number or date reads its tables of all languages
 * for it, which kept a phone busy for 60 to 90 ms before a page came alive.
 */

/** The months as pages write them, January first. */
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The words with a capital letter first. */
export function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Names as a sentence lists them: `SOC2, ISO 27001 and GDPR`. */
export function inWords(names: readonly string[], last: 'and' | 'or' = 'and'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${last} `);
}

/** A limit as tables write it: `10,000`, or `Unlimited`. */
export function formatLimit(limit: number | 'unlimited'): string {
  return limit === 'unlimited' ? 'Unlimited' : withCommas(String(limit));
}

/** A comma at each thousand, and none behind a point. */
export function withCommas(figure: string): string {
  return figure.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** A day as pages write it, the same in every time zone: `24 September 2025`. */
export function formatDate(date: Date | string | number): string {
  const {day, month, year} = utc(date);
  return `${day} ${month} ${year}`;
}

/** A day as legal pages write it, the same in every time zone: `13 Aug 2025`. */
export function formatShortDate(date: Date | string): string {
  const {day, month, year} = utc(date);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

/** How long a post takes, of the minutes that were reckoned for it: `7 min read`. */
export function formatReadingTime(minutes: number): string {
  return `${Math.ceil(minutes)} min read`;
}

/**
 * The same words, of which the first two stay on one line: a “No” at a line's end would stand apart from what it
 * denies.
 */
export function tiedStart(words: string): string {
  return words.replace(' ', '\u00a0');
}

function utc(date: Date | string | number) {
  const at = new Date(date);
  return {day: at.getUTCDate(), month: months[at.getUTCMonth()] ?? '', year: at.getUTCFullYear()};
}
