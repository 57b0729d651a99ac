import type {Currency} from '../schema/plan';

/** What every price of the site is in. */
export const currency = {sign: '$', code: 'USD', name: 'US dollars'} satisfies Currency;
