import type {IncomingMessage, ServerResponse} from 'node:http';
import {leadPath, readLead} from '../lib/lead';
import {appendJsonLine} from './appendJsonLine';
import {type Answer, textResponse} from './textResponse';

/** Where leads are kept, from the project's folder (contract, "Commands"). */
export const leadsFile = '.data/leads.jsonl';

/** Answers what is addressed to it and hands on the rest. */
export type LeadEndpoint = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  /** The leads' file. */
  file: string;
  /** The one other origin whose pages may post here: the site's own. What is served from here needs no leave. */
  siteOrigin: string;
  /** How long a request may take to arrive. */
  timeoutMs?: number;
};

const maxBytes = 16 * 1024;

/**
 * The lead API of a machine without one (specification, section 7; contract, "Commands"): appends each lead and
 * the time of its arrival to a file. It is what the demo form talks to during development, not a product: the
 * README says how to set up a real one.
 *
 * A body that is not declared as JSON gets 400 whatever it holds: it is what a page of another site could send
 * without asking first.
 */
export function leadEndpoint({file, siteOrigin, timeoutMs = 10_000}: Options): LeadEndpoint {
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== leadPath) {
      next();
      return;
    }
    void answerTo(request, file, timeoutMs).then(({status, headers, body}) => {
      response.writeHead(status, {...headers, ...leave(request, siteOrigin)}).end(body);
      // What is still under way is dropped as it comes: cutting the line at once would cut the answer off too.
      if (!request.complete) setTimeout(() => request.destroy(), timeoutMs).unref();
    });
  };
}

async function answerTo(request: IncomingMessage, file: string, timeoutMs: number): Promise<Answer> {
  switch (request.method) {
    case 'POST':
      break;
    case 'OPTIONS':
      return {status: 204, headers: {Allow: 'POST, OPTIONS'}};
    default:
      return textResponse(405, 'Only POST is answered here.', {Allow: 'POST, OPTIONS'});
  }
  try {
    if (!/^application\/json\s*(;|$)/i.test(request.headers['content-type'] ?? '')) {
      throw new Refusal(400, 'The Content-Type should be application/json.');
    }
    const lead = leadIn(await bodyOf(request, timeoutMs));
    appendJsonLine(file, {...lead, receivedAt: new Date().toISOString()});
    return textResponse(200, '{"status":"received"}', {'Content-Type': 'application/json'});
  } catch (error) {
    if (error instanceof Refusal) return textResponse(error.status, error.message, error.headers);
    console.error(`A lead could not be stored: ${error instanceof Error ? error.message : error}`);
    return textResponse(500, 'The lead could not be stored.');
  }
}

/** Why a request is not taken, for whoever sent it. */
class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly headers?: Record<string, string>,
  ) {
    super(message);
  }
}

function leadIn(body: Buffer): ReturnType<typeof readLead> {
  try {
    return readLead(body);
  } catch (error) {
    throw new Refusal(400, (error as Error).message);
  }
}

/** The whole body, once it is there. */
function bodyOf(request: IncomingMessage, timeoutMs: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const refuse = (status: number, reason: string, headers?: Record<string, string>) => {
      clearTimeout(timer);
      reject(new Refusal(status, reason, headers));
    };
    const tooLarge = () => refuse(400, `The body should be at most ${maxBytes} bytes.`);
    const tooSlow = () => refuse(408, 'The body took too long to arrive.', {Connection: 'close'});
    const timer = setTimeout(tooSlow, timeoutMs);

    if (Number(request.headers['content-length']) > maxBytes) tooLarge();
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > maxBytes) tooLarge();
      else chunks.push(chunk);
    });
    request.on('end', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(chunks));
    });
    request.on('error', () => refuse(400, 'The body broke off.'));
  });
}

/** What makes a browser let a page of the site's own origin post here, and no other. */
function leave({method, headers}: IncomingMessage, siteOrigin: string): Record<string, string> {
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
