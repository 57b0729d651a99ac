import type {IncomingMessage, ServerResponse} from 'node:http';
import {isIP} from 'node:net';
import {PassThrough, Readable} from 'node:stream';
import {leadPath} from '../../lib/lead';
import type {Handler} from './http';

/** Handles requests to the API and passes all others to `next`. */
export type LeadEndpoint = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

type Options = {
  /** Paths of the requests that are handled. */
  paths?: readonly string[];
  /** Number of proxies in front of this server that add to `X-Forwarded-For`. */
  trustedProxies?: number;
  /** Time after which the connection of an unfinished request is closed. */
  timeoutMs?: number;
};

/** Adapts the handler to Node's HTTP servers. */
export function nodeAdapter(handle: Handler, options: Options = {}): LeadEndpoint {
  const {paths = [leadPath], trustedProxies = 0, timeoutMs = 10_000} = options;
  return async (request, response, next) => {
    const path = request.url?.split('?')[0] ?? '';
    if (!paths.includes(path)) return next();
    await sendResponse(response, handle(toWebRequest(request, path), visitorAddress(request, trustedProxies)));
    // Discards the rest of the body: closing the connection immediately would truncate the response.
    request.unpipe().resume();
    if (!request.complete) setTimeout(() => request.destroy(), timeoutMs).unref();
  };
}

/** Sends a web response with Node. */
export async function sendResponse(response: ServerResponse, answer: Promise<Response>): Promise<void> {
  const webResponse = await answer;
  const body = Buffer.from(await webResponse.arrayBuffer());
  response.writeHead(webResponse.status, Object.fromEntries(webResponse.headers)).end(body);
}

function toWebRequest(request: IncomingMessage, path: string): Request {
  const {method = 'GET', headers} = request;
  return new Request(`http://localhost${path}`, {
    // `Request` rejects some methods, such as TRACE; to the handler, they are one more method that is not POST.
    method: /^(connect|trace|track)$/i.test(method) ? 'GET' : method,
    headers: Object.entries(headers).map(([name, value]) => [name, String(value)]),
    // Piped: if the handler cancels the body itself, Node closes the connection before the response is sent.
    body: method === 'POST' ? (Readable.toWeb(request.pipe(new PassThrough())) as ReadableStream) : null,
    duplex: 'half',
  } as RequestInit);
}

/**
 * Returns the visitor's IP address. Behind proxies, it is the entry of `X-Forwarded-For` that the first of them added,
 * without a port: earlier entries can be forged. If the entry is no address, it is the nearest proxy's.
 */
export function visitorAddress({headers, socket}: IncomingMessage, trustedProxies: number): string | undefined {
  if (trustedProxies === 0) return socket.remoteAddress;
  const entries = String(headers['x-forwarded-for'] ?? '').split(',');
  const entry = entries.at(-trustedProxies)?.trim() ?? '';
  const address = entry.replace(/^\[(.*)\](:\d+)?$|^([\d.]+):\d+$/, '$1$3');
  return isIP(address) ? address : socket.remoteAddress;
}
