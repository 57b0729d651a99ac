import type {IncomingMessage, ServerResponse} from 'node:http';
import {leadPath} from '../../lib/lead';
import type {LeadHandler} from './handler';
import {visitorAddress} from './visitor';

/** Handles requests to the lead API and passes all others to `next`. */
export type LeadEndpoint = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  /** Number of proxies in front of this server that add to `X-Forwarded-For`. */
  trustedProxies?: number;
  /** Time after which the connection of an unfinished request is closed. */
  timeoutMs?: number;
};

/** Adapts the handler to Node's HTTP servers. */
export function nodeAdapter(handle: LeadHandler, {trustedProxies = 0, timeoutMs = 10_000}: Options = {}): LeadEndpoint {
  return (request, response, next) => {
    if (request.url?.split('?')[0] !== leadPath) {
      next();
      return;
    }
    const answer = handle(toWebRequest(request), visitorAddress(request, trustedProxies));
    void sendResponse(response, answer).then(() => {
      // Discards the rest of the body: closing the connection immediately would truncate the response.
      request.resume();
      if (!request.complete) setTimeout(() => request.destroy(), timeoutMs).unref();
    });
  };
}

/** Sends a web response with Node. */
export async function sendResponse(response: ServerResponse, answer: Promise<Response>): Promise<void> {
  const webResponse = await answer;
  const body = Buffer.from(await webResponse.arrayBuffer());
  response.writeHead(webResponse.status, Object.fromEntries(webResponse.headers)).end(body);
}

function toWebRequest(request: IncomingMessage): Request {
  const {method = 'GET', headers} = request;
  const webHeaders = new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const body = method === 'POST' ? bodyOf(request) : null;
  // `Request` rejects some methods, such as TRACE; to the handler, they are one more method that is not POST.
  const webMethod = /^(connect|trace|track)$/i.test(method) ? 'GET' : method;
  const init = {method: webMethod, headers: webHeaders, body, duplex: 'half'};
  return new Request(`http://localhost${leadPath}`, init);
}

/** Returns the body as a stream. Cancelling it discards the rest, but does not close the connection. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      request.on('data', (chunk: Buffer) => controller.enqueue(chunk));
      request.on('end', () => controller.close());
      request.on('error', (error) => controller.error(error));
    },
    cancel() {
      request.removeAllListeners('data').removeAllListeners('end').removeAllListeners('error');
      request.on('error', () => {}).resume();
    },
  });
}
