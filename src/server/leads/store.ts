import type {Attribution} from '../../lib/attribution';
import type {Lead} from '../../lib/lead';

/** A new lead. */
export type NewLead = Lead & {
  /** Reasons why the lead looks like spam, such as `no-origin`; `test` for a test lead. */
  marks: readonly string[];
  /** Keyed hash of the visitor's address; `undefined` if the address is unknown. */
  visitor: string | undefined;
  /** How the visit began, if known. */
  attribution?: Attribution | undefined;
};

/**
 * `stored`: the lead is stored durably. `duplicate`: a lead with the same values was stored in the last ten minutes.
 * `limited`: the visitor's address has sent too many leads in this minute.
 */
export type SaveResult = 'stored' | 'duplicate' | 'limited';

export type LeadStore = {
  /** Rejects if the lead could not be stored. */
  save(lead: NewLead): Promise<SaveResult>;
};

/** Leads with the same values within this time are one lead. */
export const duplicateMs = 10 * 60_000;

/** Text that identifies the values of a lead. */
export function leadContent({firstName, companyName, workEmail, pageUrl}: Lead): string {
  return JSON.stringify([firstName, companyName, workEmail, pageUrl]);
}

export type Channel = 'webhook' | 'mail';

/** A stored lead. */
export type StoredLead = Lead & {
  id: string;
  receivedAt: Date;
  marks: readonly string[];
  /** How the visit began; null if unknown. */
  attribution?: Attribution | null;
};

export type Delivery = {
  channel: Channel;
  state: 'pending' | 'delivered' | 'failed';
  attempts: number;
  /** Why the last attempt failed. */
  lastError: string | null;
};

/** The outcome of an attempt to deliver a lead: why it failed, and the pause before the next attempt. */
export type Outcome = {state: Delivery['state']; reason?: string; pauseMs?: number};

export type Health = {
  pending: number;
  failed: number;
  /** Age of the oldest lead with a pending delivery, in seconds. */
  oldestSeconds: number;
};
