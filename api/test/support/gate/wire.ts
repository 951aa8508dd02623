import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The network between a station and the API. */
export interface Wire {
  /** Where the station takes the API to be. */
  url: string;
  cut(): void;
  mend(): void;
}

/** A wire to the API at this origin, gone with the test. */
export async function layWire(apiUrl: string): Promise<Wire> {
  const { hostname, port } = new URL(apiUrl);
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer(near => {
    if (isCut) return void near.destroy();
    const far = connect(Number(port), hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      one.on('error', () => undefined);
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    mend() {
      isCut = false;
    },
  };
}
