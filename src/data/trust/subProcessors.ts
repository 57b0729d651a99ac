import type {SubProcessor} from './schema';

/**
 * Other companies that process customers' personal data for us, shown as a table in the data processing agreement.
 * Also change the agreement's version and date: `legalVersions` in `legal.ts`.
 */
export const subProcessors: readonly SubProcessor[] = [];
