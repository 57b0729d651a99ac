import {withCommas} from '../../lib/format';
import type {Currency} from '../schema/plan';

/** What every price of the site is in. */
export const currency = {sign: '$', code: 'USD', name: 'US dollars'} satisfies Currency;

/** An amount as prices are written: `$5`, `$3.50`, `$1,200`. */
export function formatPrice(amount: number): string {
  return `${currency.sign}${withCommas(Number.isInteger(amount) ? String(amount) : amount.toFixed(2))}`;
}
