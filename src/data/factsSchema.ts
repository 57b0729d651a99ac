/** Offers, the versions of legal pages, and the expiry of security.txt. */
import * as z from 'zod';
import {plans} from './plans';
import {day} from './schema/text';

export const checks = {
  offers: z.object({
    startup: z.object({
      plan: z
        .string()
        .refine(
          (id) => plans.some((plan) => plan.id === id),
          `write the id of a plan: ${plans.map(({id}) => id).join(', ')}`,
        ),
    }),
  }),
  legalVersions: z.record(z.string(), z.object({lastUpdated: day})),
  /** Researchers should not use an expired security.txt (RFC 9116). */
  securityContactExpires: day.refine(
    (until) => new Date(until) > new Date(),
    'security.txt has expired: write a later date, within a year',
  ),
};
