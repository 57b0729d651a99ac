import {once} from 'node:events';
import {Server} from 'node:net';
import {setTimeout as pause} from 'node:timers/promises';
import type {Env} from '../../site/env';
import {limitedServer} from '../siteServer';
import {sendText} from '../textResponse';
import {repeat} from './delivery';
import {wrongEncoding} from './migrations';
import {nodeAdapter, sendResponse} from './nodeAdapter';
import {createLeadService} from './service';

const pollMs = 5000;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * Starts the service: the lead API, `/healthz`, `/metrics`, deliveries, alerts and the deletion of old leads. Resolves
 * once it listens, with a function that stops it within two seconds. Also starts without its database, and stores leads
 * once that is up; rejects if the database's encoding is wrong.
 */
export async function startLeadServer(env: Env): Promise<{port: number; stop: () => Promise<void>}> {
  const {settings, store, paths, respond, health, metrics, alert, deliveries, purge, close} = createLeadService(env);
  const {host, port, trustedProxies} = settings;
  await store.open().catch((error: {code?: string}) => {
    if (error.code === wrongEncoding) throw error;
  });
  let tasks: ReturnType<typeof repeat>[] = [];
  const stopping = new AbortController();
  const leads = nodeAdapter(
    async (request, address) => {
      const response = await respond(request, address);
      if (response.status === 200) for (const {runNow} of tasks) runNow();
      return response;
    },
    {paths, trustedProxies},
  );
  const limits = {timeoutMs: 20_000, maxConnections: 5000};
  const server = limitedServer((request, response) => {
    leads(request, response, () => {
      request.resume();
      const path = request.url?.split('?')[0];
      if (path === '/healthz') void sendResponse(response, health());
      else if (path === '/metrics') void sendResponse(response, metrics());
      else sendText(response, 404, 'There is no such API.');
    });
  }, limits);
  // systemd passes its socket as file 3. With `reusePort`, which Node 22.12 introduced, a successor can listen as well.
  const address = {port, host, reusePort: process.platform === 'linux'};
  server.listen(env.LISTEN_PID === String(process.pid) ? {fd: 3} : address);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const isInUse = error.code === 'EADDRINUSE';
    throw isInUse ? new Error(`Port ${port} is in use: choose another, such as PORT=${port + 1}.`) : error;
  });
  tasks = deliveries.map(({name, run}) => repeat(`Delivery by ${name}`, () => run(stopping.signal), pollMs));
  const others = [repeat('Deletion of old leads', purge, hourMs), repeat('Moving mails', store.redirectMail, minuteMs)];
  if (alert) others.push(repeat('Alert', alert, minuteMs));
  return {
    port,
    async stop() {
      const limit = (milliseconds: number) => pause(milliseconds, undefined, {ref: false});
      const ended = Promise.all([...others, ...tasks].map((task) => task.stop()));
      // Answers have `Connection: close` now. `server.close` would also close connections whose request is on its way.
      server.maxRequestsPerSocket = 1;
      const closed = new Promise((resolve) => Server.prototype.close.call(server, resolve));
      await pause(500);
      server.closeIdleConnections();
      await Promise.race([Promise.all([ended, closed]), limit(600)]);
      stopping.abort();
      await Promise.race([Promise.all([ended, closed]), limit(600)]);
      server.closeAllConnections();
      await Promise.race([close(), limit(200)]);
    },
  };
}
