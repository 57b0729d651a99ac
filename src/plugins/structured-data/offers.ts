import type {OfferLeaf} from 'schema-dts';
import {currency} from '../../data/pricing/currency';
import type {Plan} from '../../data/pricing/schema';

/** Billing periods, with their ISO 8601 duration. */
const billings = [
  {period: 'monthly', label: 'billed monthly', billingDuration: 'P1M'},
  {period: 'yearly', label: 'billed yearly', billingDuration: 'P1Y'},
] as const;

/** Returns an offer at `url` for each plan and billing period that has a price. */
export function planOffers(plans: readonly Plan[], url: string): OfferLeaf[] {
  return plans.flatMap((plan) =>
    billings.flatMap(({period, label, billingDuration}): OfferLeaf[] => {
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
            // Prices are per month (UN/CEFACT code MON), for yearly billing, too.
            unitCode: 'MON',
            billingDuration,
          },
        },
      ];
    }),
  );
}
