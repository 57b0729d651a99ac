/** Plans and their prices. */
import * as z from 'zod';
import {uniqueNames} from '../schema/text';

/** Currency of all prices. */
export type Currency = {
  /** Symbol before the amount. */
  sign: string;
  /** ISO 4217 code, for structured data. */
  code: string;
  /** Name used in sentences. */
  name: string;
};

type Limit = number | 'unlimited';

/** Limits of a plan, identical for monthly and yearly billing: the specification has one value for both. */
type Limits = {
  /** Credits per month. */
  credits: number;
  /** Unused credits carry over to the next month. */
  rollover: boolean;
  /** Pull requests per month. */
  prs: Limit;
  /** QA previews per month. */
  qa: Limit;
  /** Deployments per month. */
  deployments: Limit;
};

/** Price and limits for one billing period. */
type PlanPeriod = Limits & {
  /** Price per month; `undefined` where the specification shows none. */
  price?: number;
  /** Struck-through price per month, shown next to `price`. */
  originalPrice?: number;
};

export type Plan = {
  id: string;
  name: string;
  description: string;
  /** Exactly one plan is recommended. */
  recommended?: boolean;
  /** The price is required; 0 means free. */
  monthly: PlanPeriod & {price: number};
  yearly: PlanPeriod;
};

const cents = z.number().min(0).multipleOf(0.01);

const period = z.looseObject({
  credits: z.number('write the number of credits per month').int().positive('write a number of credits above 0'),
});

const withPeriods = z.looseObject({monthly: period, yearly: period}) as unknown as z.ZodType<Plan>;

const plan = withPeriods.superRefine(({monthly, yearly}, context) => {
  const addIssue = (message: string, ...path: string[]) => context.addIssue({code: 'custom', path, message});
  const {price, originalPrice} = yearly;
  for (const [period, field, amount] of [
    ['monthly', 'price', monthly.price],
    ['yearly', 'price', price],
    ['yearly', 'originalPrice', originalPrice],
  ] as const) {
    if (amount === undefined || cents.safeParse(amount).success) continue;
    addIssue('write a price of 0 or more with at most two decimals, as pages and structured data show', period, field);
  }
  if (monthly.price === 0 && price !== undefined) {
    addIssue(
      'a free plan has no yearly price: write monthly: {price: 0, …} and yearly without a price, as in Free',
      'monthly',
      'price',
    );
  }
  if (originalPrice !== undefined && price !== undefined && originalPrice <= price) {
    addIssue(
      `the struck-through price is not above the price ${price}: write the price before the discount, or remove it`,
      'yearly',
      'originalPrice',
    );
  }
  for (const limit of ['credits', 'rollover', 'prs', 'qa', 'deployments'] as const) {
    if (yearly[limit] === monthly[limit]) continue;
    const message = `monthly has ${monthly[limit]}, but /pricing shows one value for both: write the same value in both`;
    addIssue(message, 'yearly', limit);
  }
});

export const checks = {
  plans: z
    .array(plan)
    .superRefine(uniqueNames)
    .refine(
      (all) => all.every(({monthly}, index) => monthly.price >= (all[index - 1]?.monthly.price ?? 0)),
      'sort the plans by monthly price, cheapest first',
    )
    .refine(
      (all) => all.filter(({recommended}) => recommended).length === 1,
      'set recommended: true on exactly one plan',
    ),
  currency: z.object({
    code: z.string().regex(/^[A-Z]{3}$/, 'write the ISO 4217 code in three capital letters, such as USD'),
  }),
};
