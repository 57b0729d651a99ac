import type {PostgresStore} from './postgresStore';
import {type AttemptResult, outcomeOf} from './retry';
import type {Channel, StoredLead} from './store';

/** Attempts to deliver a lead, within less time than a claim lasts. */
export type Send = (lead: StoredLead) => Promise<AttemptResult>;

type Options = {
  store: Pick<PostgresStore, 'claim' | 'settle'>;
  now?: () => number;
  random?: () => number;
};

/** Number of simultaneous deliveries of a channel. */
const batchSize = 20;

/**
 * Delivers all leads that are due for a channel; resolves with the number of attempts. A lead is delivered at least
 * once: if the service ends between a delivery and its outcome, the lead is delivered again.
 */
export async function deliverDue(
  channel: Channel,
  send: Send,
  {store, now = Date.now, random = Math.random}: Options,
): Promise<number> {
  for (let total = 0; ; ) {
    const claims = await store.claim(channel, batchSize);
    if (claims.length === 0) return total;
    total += claims.length;
    const attempts = claims.map(async (claim) => {
      const result = await send(claim.lead);
      const outcome = outcomeOf(result, claim.attempts, now(), random());
      if (outcome.state === 'failed') {
        console.error(`Lead ${claim.lead.id} cannot be delivered by ${channel}: ${outcome.reason}.`);
      }
      await store.settle(channel, claim, outcome);
    });
    const failed = (await Promise.allSettled(attempts)).find((attempt) => attempt.status === 'rejected');
    if (failed) throw failed.reason;
  }
}

export type Repeated = {
  /** Runs the task now, or again after its current run. */
  wake: () => void;
  /** Resolves once the current run has ended. */
  stop: () => Promise<void>;
};

/** Runs a task, pauses, and repeats. Logs an error once, until the task succeeds or fails differently. */
export function repeat(name: string, task: () => Promise<unknown>, pauseMs: number): Repeated {
  let isStopped = false;
  let isRequested = false;
  let endPause = () => {};
  let lastError = '';

  async function run(): Promise<void> {
    while (!isStopped) {
      isRequested = false;
      try {
        await task();
        lastError = '';
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastError) console.error(`${name}: ${message}`);
        lastError = message;
      }
      if (isStopped || isRequested) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        endPause = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  const ended = run();
  return {
    wake() {
      isRequested = true;
      endPause();
    },
    stop() {
      isStopped = true;
      endPause();
      return ended;
    },
  };
}
