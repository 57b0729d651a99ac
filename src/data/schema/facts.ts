/** Numbers, offers and promises. */
import * as z from 'zod';
import {day, line} from './text';

const count = z.number().int('write a whole number').positive('write a number above 0');
const percent = count.max(99, 'write a part of the whole: 1 to 99');

export const claims = z.record(z.string(), line);

/** Claims and offers, of the plans that there are. */
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

/** Figures that count up. */
export const stats = z.array(z.object({value: count, suffix: z.string(), label: line}));

/** Figures that stand as they are written. */
export const customerStats = z.array(z.object({value: line, label: line}));

export const legalVersions = z.record(z.string(), z.object({version: line, lastUpdated: day}));

/** Whoever finds a vulnerability is told not to trust a security.txt that is over. */
export const expiry = day.refine(
  (until) => new Date(until) > new Date(),
  'it is over: give it a later day, within a year',
);

export const brandColours = z.array(
  z.object({name: line, hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'write it as #E86F1C')}),
);
