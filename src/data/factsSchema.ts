/** Offers, brand colors, the versions of legal pages, and the expiry of security.txt. */
import * as z from 'zod';
import {plans} from './plans';
import {day} from './schema/text';

const count = z.number().int('write a whole number').positive('write a number above 0');
const percent = count.max(99, 'write a percentage from 1 to 99');

export const checks = {
  offers: z.object({
    freeTrialDays: count,
    priceChangeNoticeDays: count,
    yearlyDiscountPercent: percent,
    speedUpPercent: count,
    startup: z.object({
      discountPercent: percent,
      discountMonths: count,
      plan: z
        .string()
        .refine(
          (id) => plans.some((plan) => plan.id === id),
          `write the id of a plan: ${plans.map(({id}) => id).join(', ')}`,
        ),
    }),
  }),
  disclosure: z.object({acknowledgementHours: count, validationBusinessDays: count}),
  brandColours: z.array(z.object({hex: z.string().regex(/^#[0-9a-f]{6}$/i, 'write it as #E86F1C')})),
  legalVersions: z.record(z.string(), z.object({lastUpdated: day})),
  /** Researchers should not use an expired security.txt (RFC 9116). */
  securityContactExpires: day.refine(
    (until) => new Date(until) > new Date(),
    'security.txt has expired: write a later date, within a year',
  ),
};
