import {offers} from './facts';
import type {Plan} from './pricing/schema';

type Limits = Omit<Plan['monthly'], 'price' | 'originalPrice'>;

/**
 * Returns monthly and yearly billing with the same limits. The yearly price has the discount of `facts.ts`, with the
 * monthly price struck through next to it.
 */
export function billed(price: number, limits: Limits, struckThrough = price): Pick<Plan, 'monthly' | 'yearly'> {
  const yearly = Math.round(price * (100 - offers.yearlyDiscountPercent)) / 100;
  // For a price of 0, `originalPrice` is omitted: the schema reports the price itself.
  return {monthly: {price, ...limits}, yearly: {price: yearly, originalPrice: struckThrough || undefined, ...limits}};
}

const free: Limits = {credits: 5000, rollover: false, prs: 5, qa: 10, deployments: 1};

/**
 * Plans of the specification (section 9), cheapest first. Prices are per month, in the currency of `currency.ts`. After
 * a rename, add the former name to `formerNames.ts`.
 */
export const plans: Plan[] = [
  {
    id: 'free',
    name: 'Free',
    description: 'Try the agents on a small project.',
    monthly: {price: 0, ...free},
    yearly: free,
  },
  {
    id: 'basic',
    name: 'Basic',
    description: 'For a developer who ships every week.',
    ...billed(5, {credits: 10_000, rollover: true, prs: 50, qa: 100, deployments: 20}),
  },
  {
    id: 'lite',
    name: 'Lite',
    description: 'For a team that reviews every pull request.',
    recommended: true,
    // The specification strikes through 40, not 49: see specConflicts.ts.
    ...billed(49, {credits: 50_000, rollover: true, prs: 200, qa: 300, deployments: 50}, 40),
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For organizations where several teams ship every day.',
    ...billed(99, {credits: 100_000, rollover: true, prs: 'unlimited', qa: 'unlimited', deployments: 'unlimited'}),
  },
];
