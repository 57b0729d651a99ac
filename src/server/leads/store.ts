import type {Attribution} from '../../lib/attribution';
import type {Lead} from '../../lib/lead';

/** A new lead. */
export type NewLead = Lead & {
  /** Reasons why the lead looks like spam, such as `no-origin`; `test` for a test lead. */
  marks: readonly string[];
  /** Keyed hashes of the visitor's address and, for IPv6, of its /48 network; empty if the address is unknown. */
  visitors: readonly string[];
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

/** Where leads are delivered: the webhook, or one address by mail. */
export type Channel = 'webhook' | `mail:${string}`;

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

/** The outcome of an attempt to deliver a lead: what the receiver answered, and the pause before the next attempt. */
export type Outcome = {state: Delivery['state']; answer: string; pauseMs?: number};

export type Health = {
  pending: number;
  failed: number;
  /** Number of deliveries to channels that are no longer set. */
  notSet: number;
  /** Age of the oldest lead with a pending delivery, in seconds. */
  oldestSeconds: number;
  /** Time since the retention time of the oldest lead is over, in seconds. */
  overdueSeconds: number;
  /** The last answer of each channel. */
  lastAnswers: Record<string, string>;
};
