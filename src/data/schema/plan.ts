/** Plans and their prices. */
import * as z from 'zod';
import {line, slug} from './text';

/** What a plan gives in one billing period. */
const planPeriod = z.object({
  /** US dollars a month; `undefined` where the specification shows none. */
  price: z.number().min(0, 'a price is 0 or more').optional(),
  /** The struck-through figure beside it, US dollars a month. */
  originalPrice: z.number().positive('leave it out when nothing is struck through').optional(),
  /** Credits a month. */
  credits: z.number().int().positive('a plan comes with credits'),
  /** Whether unused credits are carried over. */
  rollover: z.boolean(),
  /** Pull requests a month. */
  prs: z.union([z.number().int().positive(), z.literal('unlimited')]),
  /** QA previews a month. */
  qa: z.union([z.number().int().positive(), z.literal('unlimited')]),
  /** Deployments a month. */
  deployments: z.union([z.number().int().positive(), z.literal('unlimited')]),
});

export const plan = z.object({
  id: slug,
  name: line,
  description: line,
  /** Exactly one plan is the recommended one. */
  recommended: z.boolean().default(false),
  monthly: planPeriod,
  yearly: planPeriod,
});
export type Plan = z.input<typeof plan>;

export const plans = z
  .array(plan)
  .refine((all) => all.filter(({recommended}) => recommended).length === 1, 'mark exactly one plan as recommended');
