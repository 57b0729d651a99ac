import {once} from 'node:events';
import {setTimeout as pause} from 'node:timers/promises';
import type {Env} from '../../site/env';
import {limitedServer} from '../siteServer';
import {sendText} from '../textResponse';
import {type Repeated, repeat} from './delivery';
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
  const {settings, respond, health, deliveries, purge, close} = createLeadService(env);
  const {host, port, trustedProxies} = settings;
  let tasks: Repeated[] = [];
  const leads = nodeAdapter(
    async (request, address) => {
      const response = await respond(request, address);
      if (response.status === 200) for (const {runNow} of tasks) runNow();
      return response;
    },
    {trustedProxies},
  );
  const limits = {timeoutMs: 20_000, maxConnections: 5000};
  const server = limitedServer((request, response) => {
    leads(request, response, () => {
      request.resume();
      if (request.url?.split('?')[0] === '/healthz') void sendResponse(response, health());
      else sendText(response, 404, 'There is no such API.');
    });
  }, limits);
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const isInUse = error.code === 'EADDRINUSE';
    throw isInUse ? new Error(`Port ${port} is in use: choose another, such as PORT=${port + 1}.`) : error;
  });
  tasks = deliveries.map(({channel, run}) => repeat(`Delivery by ${channel}`, run, pollMs));
  const deletion = repeat('Deletion of old leads', purge, purgePauseMs);
  return {
    port,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      const ended = Promise.all([closed, ...[deletion, ...tasks].map((task) => task.stop())]);
      await Promise.race([ended, pause(stopTimeoutMs, undefined, {ref: false})]);
      await close();
    },
  };
}
