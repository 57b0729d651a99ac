import {createServer, type Server} from 'node:http';
import type {BuiltSite} from './builtSite';
import type {LeadEndpoint} from './leads';
import {siteHandler} from './siteHandler';

/** What one client can take from the others. */
export type Limits = {
  /**
   * How long a connection may stand still, and a request's headers take to arrive; a whole request may take twice that.
   */
  timeoutMs: number;
  /** How many connections may be open at a time; what is over is hung up on. */
  connections: number;
};

/** Far more than one developer's browsers and tests ask for. */
const defaultLimits: Limits = {timeoutMs: 10_000, connections: 1000};

/**
 * The server of a built site, whichever stands there when a request comes, and its lead endpoint, not listening yet.
 * Nothing that a client sends ends it or makes it keep more than a little: Node itself refuses what is not HTTP and
 * headers over 16 KiB, bodies that nobody reads are dropped as they come, and who is too slow, at sending or at
 * reading, is hung up on.
 */
export function siteServer(
  site: () => BuiltSite,
  leads: LeadEndpoint,
  {timeoutMs, connections}: Limits = defaultLimits,
): Server {
  const options = {
    headersTimeout: timeoutMs,
    requestTimeout: 2 * timeoutMs,
    connectionsCheckingInterval: Math.min(1000, timeoutMs),
  };
  const handle = siteHandler(site);
  const server = createServer(options, (request, response) => {
    leads(request, response, () => handle(request, response));
  });
  server.timeout = timeoutMs;
  server.maxConnections = connections;
  return server;
}
