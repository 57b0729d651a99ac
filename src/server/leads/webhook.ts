import {createHmac} from 'node:crypto';
import type {AttemptResult} from './retry';
import type {StoredLead} from './store';

type Options = {
  url: string;
  /** Each `whsec_` and a key in Base64. Several while a secret is replaced: the receiver may know only one of them. */
  secrets: readonly string[];
  timeoutMs?: number;
  now?: () => number;
};

/**
 * Creates a function that posts a lead, signed by the Standard Webhooks specification, and resolves with the result,
 * also if the request fails, is aborted or takes longer than `timeoutMs`. The id of the message is the lead's, the same in each
 * attempt, so that the receiver can ignore repeated deliveries. Does not follow redirects: most clients would turn the
 * request into a GET without the lead.
 */
export function webhookSender({url, secrets, timeoutMs = 15_000, now = Date.now}: Options) {
  return async ({id, receivedAt, attribution, ...lead}: StoredLead, abort: AbortSignal): Promise<AttemptResult> => {
    const data = {id, ...lead, ...(attribution && {attribution})};
    const body = JSON.stringify({type: 'lead.received', timestamp: receivedAt.toISOString(), data});
    const timestamp = Math.floor(now() / 1000);
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': String(timestamp),
          'webhook-signature': secrets.map((secret) => sign(secret, id, timestamp, body)).join(' '),
        },
        body,
        redirect: 'manual',
        // Also limits the time of a response that arrives slowly.
        signal: AbortSignal.any([abort, AbortSignal.timeout(timeoutMs)]),
      });
      // The status is enough: the body may never end.
      response.body?.cancel().catch(() => {});
      const {ok, status, headers} = response;
      return {ok, answer: `status ${status}`, isFinal: status === 410, retryAfter: headers.get('Retry-After')};
    } catch (error) {
      const {name, cause} = error as {name?: string; cause?: {code?: string}};
      const answer = name === 'TimeoutError' ? `no response within ${timeoutMs / 1000} s` : 'connection failed';
      return {ok: false, answer: cause?.code ? `${answer}: ${cause.code}` : answer};
    }
  };
}

/** Returns the signature of a message (https://www.standardwebhooks.com). */
export function sign(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
}
