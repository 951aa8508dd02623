import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** The line between a workplace and the API, for a test to cut and to mend. */
export interface Line {
  /** Origin at this end, without a path. */
  url: string;
  /** Breaks everything that is under way off, and lets nothing new through. */
  cut(): void;
  mend(): void;
  close(): Promise<void>;
}

/** Lays a line to an origin, on a port of the loopback address. */
export async function openNetworkProxy(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const ends = new Set<Socket>();
  let isCut = false;
  const keep = (socket: Socket) => {
    ends.add(socket);
    // What breaks off here breaks off there; a reset is what a cut looks like.
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
    mend: () => {
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
