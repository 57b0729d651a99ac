// Without `Intl`, as in format.ts.

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

/** Formats a day in UTC: `September 24, 2025`. */
export function formatDate(date: Date | string | number): string {
  const {day, month, year} = utc(date);
  return `${month} ${day}, ${year}`;
}

/** Formats a day in UTC, as the specification does on legal pages: `13 Aug 2025`. */
export function formatShortDate(date: Date | string): string {
  const {day, month, year} = utc(date);
  return `${day} ${month.slice(0, 3)} ${year}`;
}

function utc(date: Date | string | number) {
  const at = new Date(date);
  return {day: at.getUTCDate(), month: months[at.getUTCMonth()] ?? '', year: at.getUTCFullYear()};
}
