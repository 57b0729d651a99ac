import {appendJsonLine} from '../appendJsonLine';
import {leadHandler} from './handler';
import {type LeadEndpoint, nodeAdapter} from './nodeAdapter';
import {duplicateMs, type LeadStore, leadContent} from './store';

/** File of the stored leads, relative to the project folder (contract, "Commands"). */
export const leadsFile = '.data/leads.jsonl';

type Options = {
  file: string;
  siteOrigin: string;
  /** Maximum time for a request's body to arrive. */
  timeoutMs?: number;
};

/**
 * Creates the lead API of `npm start` and `npm run serve`, which stores leads in a file. All requests come from this
 * machine, so that their number is unlimited.
 */
export function leadEndpoint({file, siteOrigin, timeoutMs}: Options): LeadEndpoint {
  const handle = leadHandler({store: jsonlStore({file}), siteOrigin, hashKey: '', timeoutMs, onlyBadRequest: true});
  return nodeAdapter(handle, {timeoutMs});
}

/** Appends each lead, with its arrival time, to a file. Recognizes duplicates since the start of the process only. */
export function jsonlStore({file, now = Date.now}: {file: string; now?: () => number}): LeadStore {
  const storedAt = new Map<string, number>();
  return {
    async save({visitors: _, marks: __, ...lead}) {
      for (const [content, time] of storedAt) {
        if (Math.abs(now() - time) >= duplicateMs) storedAt.delete(content);
      }
      const content = leadContent(lead);
      if (storedAt.has(content)) return 'duplicate';
      appendJsonLine(file, {...lead, receivedAt: new Date(now()).toISOString()});
      storedAt.set(content, now());
      return 'stored';
    },
  };
}
