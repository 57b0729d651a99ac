import {withCommas} from '../../lib/format';
import type {Currency} from './schema';

/** Currency of all prices. */
export const currency = {sign: '$', code: 'USD', name: 'US dollars'} satisfies Currency;

/** Formats an amount: `$5`, `$3.50`, `$1,200`. */
export function formatPrice(amount: number): string {
  return `${currency.sign}${withCommas(Number.isInteger(amount) ? String(amount) : amount.toFixed(2))}`;
}
