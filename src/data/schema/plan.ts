/** Plans and their prices. */
import * as z from 'zod';
import {line, ownFragments, ownNames, slug} from './text';

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

/** What a plan gives in one billing period. */
const planPeriod = z.object({
  /** A month; `undefined` where the specification shows none. */
  price: z.number().min(0, 'a price is 0 or more').optional(),
  /** The struck-through figure beside it, a month. */
  originalPrice: z.number().positive('leave it out when nothing is struck through').optional(),
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

export const plan = z.object({
  id: slug,
  name: line,
  description: line,
  /** Exactly one plan is the recommended one. */
  recommended: z.boolean().default(false),
  /** Always with a price: 0 is free. */
  monthly: planPeriod.extend({
    price: z.number('write the price of a month; 0 is free').min(0, 'a price is 0 or more'),
  }),
  yearly: planPeriod,
});
export type Plan = z.input<typeof plan>;

export const plans = z
  .array(plan)
  .superRefine(ownFragments)
  .superRefine(ownNames)
  .refine((all) => all.filter(({recommended}) => recommended).length === 1, 'mark exactly one plan as recommended');
