import type {OfferLeaf} from 'schema-dts';
import {currency} from '../../data/pricing/currency';
import type {Plan} from '../../data/schema/plan';

/** Both ways of billing: what it is called, and how long what is paid lasts. */
const billings = [
  {period: 'monthly', label: 'billed monthly', lasts: 'P1M'},
  {period: 'yearly', label: 'billed yearly', lasts: 'P1Y'},
] as const;

/** Every price of the plans, as an offer that stands at `url`. A way of billing without a price is not offered. */
export function planOffers(plans: readonly Plan[], url: string): OfferLeaf[] {
  return plans.flatMap((plan) =>
    billings.flatMap(({period, label, lasts}): OfferLeaf[] => {
      const {price} = plan[period];
      if (price === undefined) return [];
      return [
        {
          '@type': 'Offer',
          name: `${plan.name}, ${label}`,
          description: plan.description,
          url,
          price,
          priceCurrency: currency.code,
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: currency.code,
            // The price is that of a month (UN/CEFACT's MON), whatever is paid at once.
            unitCode: 'MON',
            billingDuration: lasts,
          },
        },
      ];
    }),
  );
}
