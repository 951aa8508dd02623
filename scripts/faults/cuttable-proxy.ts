import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server on this machine that can be cut, and led to another port. */
export interface CuttableProxy {
  /** The port of this machine that leads to the server. */
  port: number;
  /** New connections lead to this port. */
  leadTo(port: number): void;
  /** Ends all connections, and refuses new ones until `mend`. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Opens a proxy on a port of 127.0.0.1. */
export async function openCuttableProxy(target: number): Promise<CuttableProxy> {
  let port = target;
  let isCut = false;
  const sockets = new Set<Socket>();
  const server = createServer(client => {
    if (isCut) return client.destroy();
    const upstream = connect(port, '127.0.0.1');
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    leadTo(to) {
      port = to;
    },
    cut,
    mend() {
      isCut = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
