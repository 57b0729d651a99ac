/** Plans and their prices. */
import * as z from 'zod';
import {line, slug, uniqueIds, uniqueNames} from './text';

const limit = z.union([z.number().int().positive(), z.literal('unlimited')], 'write a number above 0, or "unlimited"');

/** What prices are in. */
export const currency = z.object({
  /** Stands before the figure. */
  sign: line,
  /** ISO 4217, for machines. */
  code: z.string().regex(/^[A-Z]{3}$/, 'write its three letters, such as USD'),
  /** In a sentence. */
  name: line,
});
export type Currency = z.infer<typeof currency>;

const toTheCent = 'write it to the cent, with two decimals at most: pages would show another price than machines read';
const cents = z.number('write the price of a month; 0 is free').multipleOf(0.01, toTheCent);
const price = cents.min(0, 'a price is 0 or more');

/** What a plan includes, the same in both ways of billing: the specification has one figure for them. */
const limits = z.object({
  /** Credits a month. */
  credits: z.number('say how many credits the plan comes with').int().positive('a plan comes with credits'),
  /** Whether unused credits are carried over. */
  rollover: z.boolean('say whether unused credits are carried over: true or false'),
  /** Pull requests a month. */
  prs: limit,
  /** QA previews a month. */
  qa: limit,
  /** Deployments a month. */
  deployments: limit,
});

/** What a plan gives in one billing period. */
const planPeriod = z.object({
  /** A month; `undefined` where the specification shows none. */
  price: price.optional(),
  /** The struck-through figure beside it, a month. */
  originalPrice: z.number().positive('leave it out when nothing is struck through').optional(),
  ...limits.shape,
});

const plan = z
  .object({
    id: slug,
    name: line,
    description: line,
    /** Exactly one plan is the recommended one. */
    recommended: z.boolean().default(false),
    /** Always with a price: 0 is free. */
    monthly: planPeriod.extend({price}),
    yearly: planPeriod,
  })
  .superRefine(({monthly, yearly}, context) => {
    const told = (message: string, ...path: string[]) => context.addIssue({code: 'custom', path, message});
    if (monthly.price === 0 && yearly.price !== undefined) {
      told(
        'what costs nothing is not billed: write monthly: {price: 0, …} and yearly without a price, as Free has them',
        'monthly',
        'price',
      );
    }
    const {price, originalPrice} = yearly;
    if (originalPrice !== undefined && price !== undefined && originalPrice <= price) {
      told(
        `it is struck through beside ${price} and is no more than that: write what is taken off from, or leave it out`,
        'yearly',
        'originalPrice',
      );
    }
    // The same price as the monthly one is told there.
    if (originalPrice !== monthly.price && cents.optional().safeParse(originalPrice).error) {
      told(toTheCent, 'yearly', 'originalPrice');
    }
    for (const what of limits.keyof().options) {
      if (yearly[what] === monthly[what]) continue;
      told(
        `monthly has ${monthly[what]}, and /pricing compares plans by one figure for both: write the same in both`,
        'yearly',
        what,
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
    'list the plans with the cheapest first',
  )
  .refine((all) => all.filter(({recommended}) => recommended).length === 1, 'mark exactly one plan as recommended');
