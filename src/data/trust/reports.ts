import type {SectionHead} from '../schema/text';
import type {Report} from './schema';

/** Section of the trust center with reports; shown if there is at least one. */
export const reportsHead = {
  id: 'reports',
  heading: 'Reports',
  intro: 'Documents for your security and accessibility review.',
} satisfies SectionHead & {id: string};

/** Reports for a customer's review, such as a VPAT or a SOC2 report, the newest first. */
export const reports: readonly Report[] = [];
