import {randomBytes} from 'node:crypto';
import {leadHandler} from './handler';
import {jsonlStore} from './jsonlStore';
import {type LeadEndpoint, nodeAdapter} from './nodeAdapter';
import {readPerMinute} from './settings';

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
 * machine, so that their number is unlimited unless `LEADS_PER_MINUTE` is set.
 */
export function leadEndpoint({file, siteOrigin, timeoutMs}: Options): LeadEndpoint {
  const store = jsonlStore({file, perMinute: readPerMinute(process.env) ?? 0});
  const hashKey = randomBytes(32).toString('hex');
  return nodeAdapter(leadHandler({store, siteOrigin, hashKey, timeoutMs, onlyBadRequest: true}), {timeoutMs});
}
