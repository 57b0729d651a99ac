import {offers} from './facts';
import type {Plan} from './schema/plan';

type Limits = Omit<Plan['monthly'], 'price' | 'originalPrice'>;

/**
 * Both ways of billing, with the same limits: by the year with the discount of `facts.ts`, and beside it the monthly
 * price struck through.
 */
export function billed(price: number, limits: Limits, struckThrough = price): Pick<Plan, 'monthly' | 'yearly'> {
  const yearly = Math.round(price * (100 - offers.yearlyDiscountPercent)) / 100;
  // Nothing is struck through of a price of 0: what to write instead the schema says of the price itself.
  return {monthly: {price, ...limits}, yearly: {price: yearly, originalPrice: struckThrough || undefined, ...limits}};
}

const free: Limits = {credits: 5000, rollover: false, prs: 5, qa: 10, deployments: 1};

/**
 * The plans of the specification's section 9, cheapest first. Prices are those of a month, in `currency.ts`. The former
 * name of one that is renamed goes into `formerNames.ts`.
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
    description: 'For one person who ships every week.',
    ...billed(5, {credits: 10_000, rollover: true, prs: 50, qa: 100, deployments: 20}),
  },
  {
    id: 'lite',
    name: 'Lite',
    description: 'For a team that reviews every pull request.',
    recommended: true,
    // 40, not 49, is what the specification strikes through: see disagreements.ts.
    ...billed(49, {credits: 50_000, rollover: true, prs: 200, qa: 300, deployments: 50}, 40),
  },
  {
    id: 'pro',
    name: 'Pro',
    description: 'For organisations where several teams ship every day.',
    ...billed(99, {credits: 100_000, rollover: true, prs: 'unlimited', qa: 'unlimited', deployments: 'unlimited'}),
  },
];
