import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a workplace and the API that a test can disconnect and restore. */
export interface NetworkProxy {
  /** Origin of the proxy, without a path. */
  url: string;
  /** Destroys all open connections and refuses new ones. */
  cut(): void;
  restore(): void;
  close(): Promise<void>;
}

/** Opens a proxy to an origin, on a port of the loopback address. */
export async function openNetworkProxy(to: string): Promise<NetworkProxy> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    // A connection closed at one end is closed at the other; a reset is the expected result of a cut.
    socket.on('error', () => {}).on('close', () => ends.delete(socket));
  };
  const server = createServer(near => {
    keep(near);
    if (isCut) {
      near.destroy();
      return;
    }
    const far = connect(Number(port), hostname);
    keep(far);
    near.pipe(far).on('close', () => near.destroy());
    far.pipe(near).on('close', () => far.destroy());
  });
  const cut = () => {
    isCut = true;
    for (const socket of ends) socket.destroy();
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    restore: () => {
      isCut = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
