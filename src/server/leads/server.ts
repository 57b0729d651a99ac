import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import type {Env} from '../../site/env';
import {limitedServer} from '../siteServer';
import {sendText} from '../textResponse';
import {repeat} from './delivery';
import {nodeAdapter, sendResponse} from './nodeAdapter';
import {createLeadService} from './service';

const pollMs = 5000;
const purgePauseMs = 60 * 60_000;

/** Time for open requests and deliveries to end. */
const stopTimeoutMs = 20_000;

/**
 * Starts the service: the lead API, `/healthz`, deliveries and the deletion of old leads. Resolves once it listens, with
 * a function that stops it after the open requests. It also starts without its database, and stores leads once that is up.
 */
export async function startLeadServer(env: Env): Promise<{port: number; stop: () => Promise<void>}> {
  const service = createLeadService(env, {
    onStored() {
      for (const delivery of deliveries) delivery.wake();
    },
  });
  const {host, port, trustedProxies} = service.settings;
  const leads = nodeAdapter(service.respond, {trustedProxies});
  const server = limitedServer(
    (request, response) => leads(request, response, () => answerOther(request, response, service.health)),
    {timeoutMs: 20_000, maxConnections: 5000},
  );
  await listen(server, port, host);
  const deliveries = service.deliveries.map(({channel, run}) => repeat(`Delivery by ${channel}`, run, pollMs));
  const purge = repeat('Deletion of old leads', service.purge, purgePauseMs);
  return {
    port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeIdleConnections();
      const ended = Promise.all([closed, purge.stop(), ...deliveries.map((delivery) => delivery.stop())]);
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, stopTimeoutMs).unref())]);
      await service.close();
    },
  };
}

function answerOther(request: IncomingMessage, response: ServerResponse, health: () => Promise<Response>): void {
  request.resume();
  if (request.url?.split('?')[0] === '/healthz') void sendResponse(request, response, health());
  else sendText(response, 404, 'There is no such API.');
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const isInUse = error.code === 'EADDRINUSE';
      reject(isInUse ? new Error(`Port ${port} is in use: choose another, such as PORT=${port + 1}.`) : error);
    });
    server.listen(port, host, resolve);
  });
}
