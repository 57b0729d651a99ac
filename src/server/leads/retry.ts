import type {Outcome} from './store';

/** The result of an attempt to deliver a lead. */
export type AttemptResult = {
  ok: boolean;
  /** What the receiver answered, or why it has not; contains no values of the lead. */
  answer: string;
  /** Whether the receiver wants no further attempts. */
  isFinal?: boolean;
  /** The response's `Retry-After`. */
  retryAfter?: string | null;
};

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** Pauses after the first, second, … attempt; the last repeats until the lead is delivered. */
const pausesMs = [5 * second, minute, 5 * minute, 30 * minute, 2 * hour, 6 * hour, 12 * hour, day];

/**
 * Decides what follows the attempt number `attempts`: a failure that is not final is attempted again, after a growing
 * pause of at most a day or after `Retry-After`. `random` (0 to 1) shortens pauses by up to a fifth, so that the attempts
 * after an outage spread.
 */
export function outcomeOf(result: AttemptResult, attempts: number, now: number, random: number): Outcome {
  const {ok, answer, isFinal, retryAfter} = result;
  if (ok || isFinal) return {state: ok ? 'delivered' : 'failed', answer};
  const pauseMs = (pausesMs[Math.max(attempts, 1) - 1] ?? day) * (1 - 0.2 * random);
  return {state: 'pending', answer, pauseMs: Math.min(Math.max(pauseMs, parseRetryAfter(retryAfter, now)), day)};
}

/** Returns the pause of a `Retry-After` header, which is a number of seconds or a date; 0 if there is none. */
function parseRetryAfter(value: string | null | undefined, now: number): number {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * second;
  const date = Date.parse(text);
  return Number.isNaN(date) ? 0 : Math.max(date - now, 0);
}
