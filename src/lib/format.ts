/** US dollars as prices are written: `$5`, `$3.50`. */
export function formatDollars(amount: number): string {
  return `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;
}

/** A limit as tables write it: `10,000`, or `Unlimited`. */
export function formatLimit(limit: number | 'unlimited'): string {
  return limit === 'unlimited' ? 'Unlimited' : limit.toLocaleString('en-US');
}

/** A day as pages write it, the same in every time zone: `September 24, 2025`. */
export function formatDate(date: Date | string): string {
  return new Date(date).toLocaleDateString('en-US', {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'});
}

/** A day as legal pages write it: `13 Aug 2025`. */
export function formatShortDate(date: Date | string): string {
  return new Date(date).toLocaleDateString('en-GB', {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'});
}
