import {createHmac} from 'node:crypto';
import ipaddr from 'ipaddr.js';
import {attributionHeader} from '../../lib/lead';
import {type Answer, textResponse} from '../textResponse';

/** Answers a request to the service; `address` is the visitor's IP address, if known. Never rejects. */
export type Handler = (request: Request, address?: string) => Promise<Response>;

/** An error whose status and message are sent to the client. */
class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

/** What an API accepts, and what becomes of it. */
export type Route = {
  /** What a request stores, for the 503 and the log: "lead". */
  noun: string;
  contentTypes: readonly string[];
  maxBodyBytes: number;
  /** Whether a request with the `Origin` of another site is refused. */
  checksOrigin?: boolean;
  /**
   * Resolves with the function that stores the body, which resolves with `limited` above the limit for an address. Rejects with
   * an error, whose message is sent with status 400, if the body is invalid.
   */
  read: (body: Uint8Array, request: Request) => Promise<(visitors: readonly string[]) => Promise<string>>;
  /** The answer once the body is stored. */
  accepted: Answer;
};

export type ApiOptions = {
  /** The origin allowed by CORS: the site's own. Pages of the API's own origin need no CORS headers. */
  siteOrigin: string;
  /** Key of the hash of visitors' addresses. */
  hashKey: string;
  /** Maximum time for a request's body to arrive. */
  timeoutMs?: number;
  /** Answers 400 instead of 413 and 415, as the contract requires of `npm start` and `npm run serve`. */
  onlyBadRequest?: boolean;
};

/**
 * Creates an API from its routes, by path. An error that is no `HttpError` is answered with 503 and `Retry-After`; its message
 * is only logged.
 */
export function apiHandler(routes: Readonly<Record<string, Route>>, options: ApiOptions): Handler {
  const {siteOrigin, onlyBadRequest = false} = options;
  return async (request, address) => {
    const route = routes[new URL(request.url).pathname];
    const {status, headers, body} = await answerTo(request, address, route, options).catch((error: Error) => {
      if (error instanceof HttpError) {
        const isMapped = onlyBadRequest && [413, 415].includes(error.status);
        return textResponse(isMapped ? 400 : error.status, error.message, error.headers);
      }
      console.error(`A ${route?.noun} could not be stored: ${error.message}`);
      return textResponse(503, `The ${route?.noun} could not be stored. Please try again.`, {'Retry-After': '30'});
    });
    return toResponse({status, headers: {...headers, ...corsHeaders(request, siteOrigin)}, body});
  };
}

export function toResponse({status, headers, body}: Answer): Response {
  return new Response(body?.toString(), {status, headers});
}

async function answerTo(
  request: Request,
  address: string | undefined,
  route: Route | undefined,
  {siteOrigin, hashKey, timeoutMs = 10_000}: ApiOptions,
): Promise<Answer> {
  const {method, headers} = request;
  const allow = {Allow: 'POST, OPTIONS'};
  if (!route) throw new HttpError(404, 'There is no such API.');
  if (method === 'OPTIONS') return {status: 204, headers: allow};
  if (method !== 'POST') throw new HttpError(405, 'Only POST is allowed.', allow);
  const {contentTypes, maxBodyBytes, checksOrigin, read, accepted} = route;
  const contentType = headers.get('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!contentTypes.includes(contentType)) {
    throw new HttpError(415, `The Content-Type should be ${contentTypes.join(' or ')}.`);
  }
  const origin = headers.get('Origin') ?? 'null';
  if (checksOrigin && origin !== 'null' && !isOwnOrigin(origin, headers, siteOrigin)) {
    throw new HttpError(403, `Only pages of ${siteOrigin} may post.`);
  }
  const body = await readBody(request, {maxBodyBytes, timeoutMs});
  const save = await read(body, request).catch(({message}: Error) => {
    throw new HttpError(400, message);
  });
  if ((await save(visitorHashes(address, hashKey))) !== 'limited') return accepted;
  throw new HttpError(429, 'Too many requests from this address. Please wait a minute.', {'Retry-After': '60'});
}

/** Reads the whole body; rejects with an `HttpError` if it is too large, too slow or incomplete. */
async function readBody(
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
