import {createServer, type RequestListener, Server} from 'node:http';
import type {AddressInfo} from 'node:net';

export type Listening = {port: number; origin: string; close: () => Promise<void>};

/** Starts a server on a free local port. `close` drops its connections. */
export async function listen(serverOrHandler: Server | RequestListener): Promise<Listening> {
  const server = serverOrHandler instanceof Server ? serverOrHandler : createServer(serverOrHandler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
