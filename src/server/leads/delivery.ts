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
 * Delivers a batch of leads that are due for a channel; resolves with their number. A lead is delivered at least once:
 * if the service ends between a delivery and its outcome, the lead is delivered again.
 */
export async function deliverBatch(
  channel: Channel,
  send: Send,
  {store, now = Date.now, random = Math.random}: Options,
): Promise<number> {
  const claims = await store.claim(channel, batchSize);
  const attempts = claims.map(async (claim) => {
    const outcome = outcomeOf(await send(claim.lead), claim.attempts, now(), random());
    if (outcome.state === 'failed') {
      console.error(`Lead ${claim.lead.id} cannot be delivered by ${channel}: ${outcome.reason}.`);
    }
    await store.settle(channel, claim, outcome);
  });
  const failed = (await Promise.allSettled(attempts)).find((attempt) => attempt.status === 'rejected');
  if (failed) throw failed.reason;
  return claims.length;
}

export type Repeated = {
  /** Runs the task now, or again after its current run. */
  runNow: () => void;
  /** Resolves once the current run has ended. */
  stop: () => Promise<void>;
};

/**
 * Runs a task, pauses, and repeats; without a pause while the task resolves with a number above 0. Logs an error once,
 * until the task succeeds or fails differently.
 */
export function repeat(name: string, task: () => Promise<number>, pauseMs: number): Repeated {
  let isStopped = false;
  let isRequested = false;
  let endPause = () => {};
  let lastError = '';
  const runNow = () => {
    isRequested = true;
    endPause();
  };

  async function run(): Promise<void> {
    while (!isStopped) {
      isRequested = false;
      try {
        isRequested = (await task()) > 0 || isRequested;
        lastError = '';
      } catch (error) {
        const {message} = error as Error;
        if (message !== lastError) console.error(`${name}: ${message}`);
        lastError = message;
      }
      if (isRequested) continue;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, pauseMs);
        endPause = () => resolve(clearTimeout(timer));
      });
    }
  }

  const ended = run();
  return {
    runNow,
    stop() {
      isStopped = true;
      runNow();
      return ended;
    },
  };
}
