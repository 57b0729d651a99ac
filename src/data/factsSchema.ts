/** Numbers, offers and promises. */
import * as z from 'zod';
import {day, line} from './schema/text';

const count = z.number().int('write a whole number').positive('write a number above 0');
const percent = count.max(99, 'write a percentage from 1 to 99');

export const claims = z.record(z.string(), line);

/** Claims and offers. `planIds` are the valid values of `startup.plan`. */
export const offers = (planIds: readonly string[]) =>
  z.object({
    freeTrialDays: count,
    faqPriceFrom: z.number().positive('write a price above 0'),
    priceChangeNoticeDays: count,
    yearlyDiscountPercent: percent,
    startup: z.object({
      discountPercent: percent,
      discountMonths: count,
      plan: z.enum(planIds),
      reducedAccessYears: count,
    }),
    speedUpPercent: count,
  });

export const disclosure = z.object({acknowledgementHours: count, validationBusinessDays: count});

/** Figures with a count-up animation. */
export const stats = z.array(z.object({value: count, suffix: z.string(), label: line}));

/** Customer statistics: a value, shown as written and not animated, and its label. */
export const customerStats = z.array(z.object({value: line, label: line}));

export const legalVersions = z.record(z.string(), z.object({version: line, lastUpdated: day}));

/** Expiry date of security.txt: researchers should not use an expired one (RFC 9116). */
export const expiry = day.refine(
  (until) => new Date(until) > new Date(),
  'security.txt has expired: write a later date, within a year',
);

export const brandColours = z.array(
  z.object({name: line, hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'write it as #E86F1C')}),
);
