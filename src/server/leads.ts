import type {IncomingMessage, ServerResponse} from 'node:http';
import {leadPath, readLead} from '../lib/lead';
import {appendJsonLine} from './appendJsonLine';
import {type Answer, textResponse} from './textResponse';

/** File of the stored leads, relative to the project folder (contract, "Commands"). */
export const leadsFile = '.data/leads.jsonl';

/** Handles requests to the lead API and passes all others to `next`. */
export type LeadEndpoint = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  file: string;
  /** The origin allowed by CORS: the site's own. Pages that this server serves need no CORS headers. */
  siteOrigin: string;
  /** Maximum time for a request's body to arrive. */
  timeoutMs?: number;
};

const maxBodyBytes = 16 * 1024;

/**
 * Creates the lead API for development (specification, section 7; contract, "Commands"): appends each lead and its
 * arrival time to a file. `README.md` in this folder specifies the API for production.
 *
 * Rejects every body that is not declared as JSON with 400, because other sites can send such requests without a CORS
 * preflight.
 */
export function leadEndpoint({file, siteOrigin, timeoutMs = 10_000}: Options): LeadEndpoint {
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== leadPath) {
      next();
      return;
    }
    void handleRequest(request, file, timeoutMs).then(({status, headers, body}) => {
      response.writeHead(status, {...headers, ...corsHeaders(request, siteOrigin)}).end(body);
      // Discards the rest of the body: closing the connection immediately would truncate the response.
      if (!request.complete) setTimeout(() => request.destroy(), timeoutMs).unref();
    });
  };
}

async function handleRequest(request: IncomingMessage, file: string, timeoutMs: number): Promise<Answer> {
  switch (request.method) {
    case 'POST':
      break;
    case 'OPTIONS':
      return {status: 204, headers: {Allow: 'POST, OPTIONS'}};
    default:
      return textResponse(405, 'Only POST is allowed.', {Allow: 'POST, OPTIONS'});
  }
  try {
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      throw new HttpError(400, 'The Content-Type should be application/json.');
    }
    const lead = parseLead(await readBody(request, timeoutMs));
    appendJsonLine(file, {...lead, receivedAt: new Date().toISOString()});
    return textResponse(200, '{"status":"received"}', {'Content-Type': 'application/json'});
  } catch (error) {
    if (error instanceof HttpError) return textResponse(error.status, error.message, error.headers);
    console.error(`A lead could not be stored: ${error instanceof Error ? error.message : error}`);
    return textResponse(500, 'The lead could not be stored.');
  }
}

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

function parseLead(body: Buffer): ReturnType<typeof readLead> {
  try {
    return readLead(body);
  } catch (error) {
    throw new HttpError(400, (error as Error).message);
  }
}

/** Reads the whole body; rejects with an `HttpError` if it is too large or too slow. */
function readBody(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const fail = (status: number, reason: string, headers?: Record<string, string>) => {
      clearTimeout(timer);
      reject(new HttpError(status, reason, headers));
    };
    const failTooLarge = () => fail(400, `The body should be at most ${maxBodyBytes} bytes.`);
    const failTooSlow = () => fail(408, 'The body took too long to arrive.', {Connection: 'close'});
    const timer = setTimeout(failTooSlow, timeoutMs);

    if (Number(request.headers['content-length']) > maxBodyBytes) failTooLarge();
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBodyBytes) failTooLarge();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => fail(400, 'The connection closed before the whole body arrived.'));
  });
}

/** Returns the CORS headers that allow only pages of the site's origin to post. */
function corsHeaders({method, headers}: IncomingMessage, siteOrigin: string): Record<string, string> {
  if (headers.origin !== siteOrigin) return {Vary: 'Origin'};
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': siteOrigin,
    ...(method === 'OPTIONS' && {
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Access-Control-Max-Age': '600',
    }),
  };
}
