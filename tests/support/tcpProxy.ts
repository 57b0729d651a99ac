import {type AddressInfo, connect, createServer, type Socket} from 'node:net';

/** A proxy in front of a local server, to simulate a network that fails. */
export type TcpProxy = {
  port: number;
  /** Transfers nothing until `resume`, but keeps connections open. */
  pause: () => void;
  resume: () => void;
  /** Closes all connections; with `stop`, also refuses new ones until `restart`. */
  cut: () => void;
  stop: () => Promise<void>;
  restart: () => Promise<void>;
};

export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isPaused = false;
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    for (const socket of sockets) paused ? socket.pause() : socket.resume();
  };
  const server = createServer((incoming) => {
    const outgoing = connect(targetPort, '127.0.0.1');
    for (const [from, to] of [
      [incoming, outgoing],
      [outgoing, incoming],
    ] as const) {
      sockets.add(from);
      from.on('data', (chunk) => to.write(chunk));
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      if (isPaused) from.pause();
    }
  });
  const start = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await start(0);
  const {port} = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port,
    pause: () => setPaused(true),
    resume: () => setPaused(false),
    cut,
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      cut();
      await closed;
    },
    restart: () => start(port),
  };
}
