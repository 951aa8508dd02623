import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The network between a station and the API. */
export interface NetworkProxy {
  /** Where the station takes the API to be. */
  url: string;
  /** Nothing goes through any more. */
  cut(): void;
  mend(): void;
}

/** Where a request may end: it never left, it came in part, its answer never left, that came in part. */
export const breaks = ['before-request', 'in-request', 'before-answer', 'in-answer'] as const;
export type Break = (typeof breaks)[number];

interface NetworkProxyOptions {
  /** Says of each request, by its path, where it is to break, if anywhere. */
  breakAt?: (path: string) => Break | null;
  /** How much of a piece of so many bytes comes through where it breaks within. */
  part?: (length: number) => number;
}

const half = (length: number) => Math.floor(length / 2);

/** A wire to the API at this origin, gone with the test. */
export async function openNetworkProxy(
  apiUrl: string,
  { breakAt = () => null, part = half }: NetworkProxyOptions = {},
): Promise<NetworkProxy> {
  const { hostname, port } = new URL(apiUrl);
  const open = new Set<Socket>();
  let isCut = false;

  function join(near: Socket): void {
    const far = connect(Number(port), hostname);
    const both = [near, far];
    const end = () => {
      for (const socket of both) socket.destroy();
    };
    /** From the first bytes of a request to the first of its answer. */
    let isAsking = false;
    let fate: Break | null = null;
    near.on('data', bytes => {
      if (!isAsking) fate = breakAt(bytes.toString('latin1').split(' ', 2)[1] ?? '');
      isAsking = true;
      if (fate === 'before-request') end();
      else if (fate === 'in-request') far.write(bytes.subarray(0, part(bytes.length)), end);
      else far.write(bytes);
    });
    far.on('data', bytes => {
      const ends = isAsking ? fate : null;
      isAsking = false;
      if (ends === 'before-answer') end();
      else if (ends === 'in-answer') near.write(bytes.subarray(0, part(bytes.length)), end);
      else near.write(bytes);
    });
    for (const socket of both) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        end();
      });
    }
  }

  const server = createServer(near => {
    if (isCut) near.destroy();
    else join(near);
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
