import {createHmac} from 'node:crypto';
import ipaddr from 'ipaddr.js';
import {type Attribution, parseAttribution} from '../../lib/attribution';
import {attributionHeader, type Lead, leadPath, readLead, testPageUrl} from '../../lib/lead';
import {type Answer, textResponse} from '../textResponse';
import type {LeadStore} from './store';

/** Answers a request to the lead API; `address` is the visitor's IP address, if known. Never rejects. */
export type LeadHandler = (request: Request, address?: string) => Promise<Response>;

type Options = {
  store: LeadStore;
  /** The origin allowed by CORS: the site's own. Pages of the API's own origin need no CORS headers. */
  siteOrigin: string;
  /** Key of the hash of visitors' addresses. */
  hashKey: string;
  /** Maximum time for a request's body to arrive. */
  timeoutMs?: number;
  /** Answers 400 instead of 413 and 415, as the contract requires of `npm start` and `npm run serve`. */
  onlyBadRequest?: boolean;
};

const maxBodyBytes = 16 * 1024;

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

/**
 * Creates the lead API (specification, section 7), which `README.md` in the folder above describes: stores the lead, then
 * answers 200. Rejects every body that is not declared as JSON, because other sites can send such requests without a
 * CORS preflight.
 */
export function leadHandler(options: Options): LeadHandler {
  const {onlyBadRequest = false, siteOrigin} = options;
  return async (request, address) => {
    const answer = await answerTo(request, address, options).catch((error: Error) => {
      if (error instanceof HttpError) {
        const status = onlyBadRequest && [413, 415].includes(error.status) ? 400 : error.status;
        return textResponse(status, error.message, error.headers);
      }
      console.error(`A lead could not be stored: ${error.message}`);
      return textResponse(503, 'The lead could not be stored. Please try again.', {'Retry-After': '30'});
    });
    return toResponse({...answer, headers: {...answer.headers, ...corsHeaders(request, siteOrigin)}});
  };
}

export function toResponse({status, headers, body}: Answer): Response {
  return new Response(body?.toString(), {status, headers});
}

async function answerTo(request: Request, address: string | undefined, options: Options): Promise<Answer> {
  const {store, siteOrigin, hashKey, timeoutMs = 10_000} = options;
  const allow = {Allow: 'POST, OPTIONS'};
  if (new URL(request.url).pathname !== leadPath) throw new HttpError(404, 'There is no such API.');
  if (request.method === 'OPTIONS') return {status: 204, headers: allow};
  if (request.method !== 'POST') throw new HttpError(405, 'Only POST is allowed.', allow);
  if (!/^application\/json\s*(;|$)/i.test(request.headers.get('Content-Type') ?? '')) {
    throw new HttpError(415, 'The Content-Type should be application/json.');
  }
  const lead = parseLead(await readBody(request, timeoutMs));
  const marks = spamMarks(lead, request.headers, siteOrigin);
  const attribution = readAttribution(request.headers);
  const result = await store.save({...lead, marks, attribution, visitors: visitorHashes(address, hashKey)});
  if (result === 'limited') {
    throw new HttpError(429, 'Too many requests from this address. Please wait a minute.', {'Retry-After': '60'});
  }
  return textResponse(200, '{"status":"received"}', {'Content-Type': 'application/json'});
}

/** Reads the whole body; rejects with an `HttpError` if it is too large, too slow or incomplete. */
async function readBody({body, headers}: Request, timeoutMs: number): Promise<Uint8Array> {
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

function parseLead(body: Uint8Array): Lead {
  try {
    return readLead(body);
  } catch (error) {
    throw new HttpError(400, (error as Error).message);
  }
}

/** Reads how the visit began; `undefined` if the request says nothing of it. */
function readAttribution(headers: Headers): Attribution | undefined {
  const attribution = parseAttribution(headers.get(attributionHeader) ?? '');
  return Object.keys(attribution).length > 0 ? attribution : undefined;
}

/**
 * Returns the reasons why a lead looks like spam: a link in a name; no `Origin`, which browsers always send; the origin
 * of another site. Test leads are marked, too.
 */
function spamMarks({firstName, companyName, pageUrl}: Lead, headers: Headers, siteOrigin: string): string[] {
  const origin = headers.get('Origin');
  const ownOrigins = [null, siteOrigin, `http://${headers.get('Host')}`, `https://${headers.get('Host')}`];
  const marks = {
    'link-in-name': /:\/\/|\bwww\.|\[url|<a\b/i.test(`${firstName}\n${companyName}`),
    'no-origin': origin === null,
    'other-origin': !ownOrigins.includes(origin),
    test: pageUrl === testPageUrl,
  };
  return Object.entries(marks).flatMap(([mark, applies]) => (applies ? [mark] : []));
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
