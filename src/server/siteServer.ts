import {createServer, type RequestListener, type Server} from 'node:http';
import type {BuiltSite} from './builtSite';
import type {LeadEndpoint} from './leads/nodeAdapter';
import {siteHandler} from './siteHandler';

/** Limits for clients. */
export type Limits = {
  /**
   * Maximum idle time of a connection and maximum time for a request's headers; a whole request may take twice that.
   */
  timeoutMs: number;
  /** Connections above this number are closed. */
  maxConnections: number;
};

/** Far more than the browsers and tests of one developer need. */
const defaultLimits: Limits = {timeoutMs: 10_000, maxConnections: 1000};

/** Creates the HTTP server for the current build and the lead endpoint; it does not listen yet. */
export function siteServer(site: () => BuiltSite, leads: LeadEndpoint, limits: Limits = defaultLimits): Server {
  const handle = siteHandler(site);
  return limitedServer((request, response) => leads(request, response, () => handle(request, response)), limits);
}

/**
 * Creates an HTTP server that no client can stop or make use much memory: Node rejects invalid HTTP and headers over
 * 16 KiB, unread bodies are discarded, and slow clients are disconnected.
 */
export function limitedServer(listener: RequestListener, {timeoutMs, maxConnections}: Limits): Server {
  const options = {
    headersTimeout: timeoutMs,
    requestTimeout: 2 * timeoutMs,
    connectionsCheckingInterval: Math.min(1000, timeoutMs),
  };
  const server = createServer(options, listener);
  server.timeout = timeoutMs;
  server.maxConnections = maxConnections;
  return server;
}
