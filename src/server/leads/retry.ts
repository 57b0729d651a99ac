import type {Outcome} from './store';

/** The result of an attempt to deliver a lead. `reason` contains no values of the lead. */
export type AttemptResult =
  | {ok: true}
  | {
      ok: false;
      reason: string;
      /** Status of the webhook's response; `undefined` without a response, and for mail. */
      status?: number;
      /** The response's `Retry-After`. */
      retryAfter?: string | null;
    };

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Pauses after the first, second, … attempt; the last repeats until the lead is delivered. */
const pausesMs = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day];

/** Client errors that a later attempt may not cause. */
const retriedStatuses = [408, 409, 425, 429];

/**
 * Decides what follows the attempt number `attempts`: other client errors are final, everything else is attempted
 * again, after a growing pause of at most a day or after `Retry-After`. `random` (0 to 1) shortens pauses by up to a
 * fifth, so that the attempts after an outage spread.
 */
export function outcomeOf(result: AttemptResult, attempts: number, now: number, random: number): Outcome {
  if (result.ok) return {state: 'delivered'};
  const {reason, status = 0, retryAfter} = result;
  if (status >= 400 && status < 500 && !retriedStatuses.includes(status)) return {state: 'failed', reason};
  const pauseMs = (pausesMs[Math.max(attempts, 1) - 1] ?? day) * (1 - 0.2 * random);
  return {state: 'pending', reason, pauseMs: Math.min(Math.max(pauseMs, parseRetryAfter(retryAfter, now)), day)};
}

/** Returns the pause of a `Retry-After` header, which is a number of seconds or a date; 0 if there is none. */
function parseRetryAfter(value: string | null | undefined, now: number): number {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * second;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(date - now, 0);
}
