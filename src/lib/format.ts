/*
 * Formats without `Intl`: its first use in a browser loads the tables of all languages, which delayed hydration by 60
 * to 90 ms on a phone.
 */

export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins names for a sentence: `SOC2, ISO 27001 and GDPR`. */
export function formatList(names: readonly string[], conjunction: 'and' | 'or' = 'and'): string {
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(` ${conjunction} `);
}

/** Formats a limit: `10,000`, or `Unlimited`. */
export function formatLimit(limit: number | 'unlimited'): string {
  return limit === 'unlimited' ? 'Unlimited' : withCommas(String(limit));
}

/** Inserts a comma at each thousand, but none after the decimal point. */
export function withCommas(number: string): string {
  return number.replace(/\B(?=(\d{3})+(\.|$))/g, ',');
}

/** Formats a post's estimated reading time, rounded up: `7 min read`. */
export function formatReadingTime(minutes: number): string {
  return `${Math.ceil(minutes)} min read`;
}

/** Joins the first two words with a no-break space: a line must not end after a “No”. */
export function nbspAfterFirstWord(text: string): string {
  return text.replace(' ', '\u00a0');
}
