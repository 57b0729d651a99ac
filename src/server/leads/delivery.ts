import type {PostgresStore} from './postgresStore';
import {type AttemptResult, outcomeOf} from './retry';
import type {Channel, Outcome, StoredLead} from './store';

/** Attempts to deliver a lead, within less time than a claim lasts, until `abort` aborts. */
export type Send = (lead: StoredLead, abort: AbortSignal) => Promise<AttemptResult>;

type Options = {
  store: Pick<PostgresStore, 'claim' | 'settle'>;
  /** Aborts the attempts; the leads are due again at once, for the next service. */
  stop?: AbortSignal;
  onOutcome?: (outcome: Outcome) => void;
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
  {store, stop = new AbortController().signal, onOutcome, now = Date.now, random = Math.random}: Options,
): Promise<number> {
  const claims = await store.claim(channel, batchSize);
  const attempts = claims.map(async (claim) => {
    const started = now();
    const result = await send(claim.lead, stop);
    const outcome: Outcome =
      stop.aborted && !result.ok
        ? {state: 'pending', answer: 'aborted: the service stopped'}
        : outcomeOf(result, claim.attempts, now(), random());
    if (outcome.state === 'failed') {
      console.error(`Lead ${claim.lead.id} cannot be delivered by ${channel}: ${outcome.answer}.`);
    }
    onOutcome?.(outcome);
    await store.settle(channel, claim, outcome, now() - started);
  });
  const failed = (await Promise.allSettled(attempts)).find((attempt) => attempt.status === 'rejected');
  if (failed) throw failed.reason;
  return claims.length;
}

/**
 * Runs a task, pauses, and repeats; without a pause while the task resolves with a number above 0. Logs an error once,
 * until the task succeeds or fails differently.
 */
export function repeat(name: string, task: () => Promise<number>, pauseMs: number) {
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
    /** Runs the task now, or again after its current run. */
    runNow,

    /** Resolves once the current run has ended. */
    stop(): Promise<void> {
      isStopped = true;
      runNow();
      return ended;
    },
  };
}
