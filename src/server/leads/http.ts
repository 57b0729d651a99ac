import {createHmac} from 'node:crypto';
import ipaddr from 'ipaddr.js';
import {attributionHeader} from '../../lib/lead';
import {type Answer, textResponse} from '../textResponse';

/** Answers a request to the service; `address` is the visitor's IP address, if known. Never rejects. */
export type Handler = (request: Request, address?: string) => Promise<Response>;

/** An error whose status and message are sent to the client. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

export type AnswerOptions = {
  /** The origin allowed by CORS: the site's own. Pages of the API's own origin need no CORS headers. */
  siteOrigin: string;
  /** What the request should store, for the 503 and the log: "lead". */
  noun: string;
};

/**
 * Turns an answer into a response with CORS headers: an `HttpError` gets its status, any other error 503 with
 * `Retry-After`. Logs only the message of the latter.
 */
export async function respondWith(
  answer: Promise<Answer>,
  request: Request,
  {siteOrigin, noun}: AnswerOptions,
): Promise<Response> {
  const {status, headers, body} = await answer.catch((error: Error) => {
    if (error instanceof HttpError) return textResponse(error.status, error.message, error.headers);
    console.error(`A ${noun} could not be stored: ${error.message}`);
    return textResponse(503, `The ${noun} could not be stored. Please try again.`, {'Retry-After': '30'});
  });
  return toResponse({status, headers: {...headers, ...corsHeaders(request, siteOrigin)}, body});
}

export function toResponse({status, headers, body}: Answer): Response {
  return new Response(body?.toString(), {status, headers});
}

/** Returns the answer to a preflight, or `undefined` to a POST; any other method is an error. */
export function answerToMethod(method: string): Answer | undefined {
  const allow = {Allow: 'POST, OPTIONS'};
  if (method === 'OPTIONS') return {status: 204, headers: allow};
  if (method !== 'POST') throw new HttpError(405, 'Only POST is allowed.', allow);
  return undefined;
}

/** The error of a request above the limit for an address. */
export const tooManyRequests = () =>
  new HttpError(429, 'Too many requests from this address. Please wait a minute.', {'Retry-After': '60'});

/** Reads the whole body; rejects with an `HttpError` if it is too large, too slow or incomplete. */
export async function readBody(
  {body, headers}: Request,
  {maxBodyBytes, timeoutMs}: {maxBodyBytes: number; timeoutMs: number},
): Promise<Uint8Array> {
  const tooLarge = new HttpError(413, `The body should be at most ${maxBodyBytes} bytes.`);
  if (Number(headers.get('Content-Length')) > maxBodyBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const target = new WritableStream<Uint8Array>({
    write(chunk) {
      size += chunk.length;
      if (size > maxBodyBytes) throw tooLarge;
      chunks.push(chunk);
    },
  });
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    await body?.pipeTo(target, {signal});
  } catch (error) {
    if (error instanceof HttpError) throw error;
    if (signal.aborted) throw new HttpError(408, 'The body took too long to arrive.', {Connection: 'close'});
    throw new HttpError(400, 'The connection closed before the whole body arrived.');
  }
  return Buffer.concat(chunks);
}

/**
 * Returns keyed hashes of an IPv4 address, or of the /64 and the /48 network of an IPv6 address, because one visitor can
 * use all addresses of a network; none if the address is unknown or invalid. Without the key, the address cannot be
 * computed from them.
 */
export function visitorHashes(address: string | undefined, key: string): string[] {
  if (!address || !ipaddr.isValid(address)) return [];
  const bytes = ipaddr.process(address).toByteArray();
  const hash = (network: number[]) => createHmac('sha256', key).update(Uint8Array.from(network)).digest('base64url');
  return bytes.length === 4 ? [hash(bytes)] : [hash(bytes.slice(0, 8)), hash(bytes.slice(0, 6))];
}

/** Whether a page of the site, or of the service's own origin, has sent the request. */
export function isOwnOrigin(origin: string, headers: Headers, siteOrigin: string): boolean {
  return [siteOrigin, `http://${headers.get('Host')}`, `https://${headers.get('Host')}`].includes(origin);
}

/** Returns the CORS headers that allow only pages of the site's origin to post. */
function corsHeaders({method, headers}: Request, siteOrigin: string): Record<string, string> {
  if (headers.get('Origin') !== siteOrigin) return {Vary: 'Origin'};
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': siteOrigin,
    ...(method === 'OPTIONS' && {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': `Content-Type, ${attributionHeader}`,
      'Access-Control-Max-Age': '600',
    }),
  };
}
