/** Plans and their prices. */
import * as z from 'zod';
import {line, slug, uniqueIds, uniqueNames} from '../schema/text';

const limit = z.union([z.number().int().positive(), z.literal('unlimited')], 'write a number above 0, or "unlimited"');

/** Currency of all prices. */
export const currency = z.object({
  /** Symbol before the amount. */
  sign: line,
  /** ISO 4217 code, for structured data. */
  code: z.string().regex(/^[A-Z]{3}$/, 'write the ISO 4217 code in three capital letters, such as USD'),
  /** Name used in sentences. */
  name: line,
});
export type Currency = z.infer<typeof currency>;

const toTheCent = 'write at most two decimals: otherwise pages and structured data show different prices';
const cents = z.number('write the price per month; 0 means free').multipleOf(0.01, toTheCent);
const price = cents.min(0, 'write a price of 0 or more');

/** Limits of a plan, identical for monthly and yearly billing: the specification has one value for both. */
const limits = z.object({
  /** Credits per month. */
  credits: z.number('write the number of credits per month').int().positive('write a number of credits above 0'),
  /** Unused credits carry over to the next month. */
  rollover: z.boolean('write true if unused credits carry over, otherwise false'),
  /** Pull requests per month. */
  prs: limit,
  /** QA previews per month. */
  qa: limit,
  /** Deployments per month. */
  deployments: limit,
});

/** Price and limits for one billing period. */
const planPeriod = z.object({
  /** Price per month; `undefined` where the specification shows none. */
  price: price.optional(),
  /** Struck-through price per month, shown next to `price`. */
  originalPrice: z.number().positive('write a price above 0, or remove it if no price is struck through').optional(),
  ...limits.shape,
});

const plan = z
  .object({
    id: slug,
    name: line,
    description: line,
    /** Exactly one plan is recommended. */
    recommended: z.boolean().default(false),
    /** The price is required; 0 means free. */
    monthly: planPeriod.extend({price}),
    yearly: planPeriod,
  })
  .superRefine(({monthly, yearly}, context) => {
    const addIssue = (message: string, ...path: string[]) => context.addIssue({code: 'custom', path, message});
    if (monthly.price === 0 && yearly.price !== undefined) {
      addIssue(
        'a free plan has no yearly price: write monthly: {price: 0, …} and yearly without a price, as in Free',
        'monthly',
        'price',
      );
    }
    const {price, originalPrice} = yearly;
    if (originalPrice !== undefined && price !== undefined && originalPrice <= price) {
      addIssue(
        `the struck-through price is not above the price ${price}: write the price before the discount, or remove it`,
        'yearly',
        'originalPrice',
      );
    }
    // If both are equal, the monthly price has the same issue already.
    if (originalPrice !== monthly.price && cents.optional().safeParse(originalPrice).error) {
      addIssue(toTheCent, 'yearly', 'originalPrice');
    }
    for (const limitName of limits.keyof().options) {
      if (yearly[limitName] === monthly[limitName]) continue;
      addIssue(
        `monthly has ${monthly[limitName]}, but /pricing shows one value for both: write the same value in both`,
        'yearly',
        limitName,
      );
    }
  });
export type Plan = z.input<typeof plan>;

export const plans = z
  .array(plan)
  .superRefine(uniqueIds)
  .superRefine(uniqueNames)
  .refine(
    (all) => all.every(({monthly}, index) => monthly.price >= (all[index - 1]?.monthly.price ?? 0)),
    'sort the plans by monthly price, cheapest first',
  )
  .refine(
    (all) => all.filter(({recommended}) => recommended).length === 1,
    'set recommended: true on exactly one plan',
  );
