import {appendJsonLine} from '../appendJsonLine';
import {duplicateMs, type LeadStore, leadContent} from './store';

type Options = {
  file: string;
  /** Maximum number of requests a minute from one address; 0: unlimited. */
  perMinute: number;
  now?: () => number;
};

/**
 * Creates the store for development: appends each lead, with its arrival time, to a file. Knows the leads and the
 * visitors since the start of the process only.
 */
export function jsonlStore({file, perMinute, now = Date.now}: Options): LeadStore {
  const storedAt = new Map<string, number>();
  const requests = new Map<string, number>();
  let minute = 0;

  function isLimited(visitor: string | undefined): boolean {
    if (perMinute === 0 || visitor === undefined) return false;
    const currentMinute = Math.floor(now() / 60_000);
    if (currentMinute !== minute) requests.clear();
    minute = currentMinute;
    const count = (requests.get(visitor) ?? 0) + 1;
    requests.set(visitor, count);
    return count > perMinute;
  }

  return {
    async save({visitor, marks: _, ...lead}) {
      if (isLimited(visitor)) return 'limited';
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
