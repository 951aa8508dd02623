import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** The network between a station and the API. */
export interface NetworkProxy {
  /** The address that the station uses for the API. */
  url: string;
  /** Destroys all connections and refuses new ones. */
  cut(): void;
  restore(): void;
}

/** Where a request may fail: not sent, sent in part, answer not sent, answer sent in part. */
export const breaks = ['before-request', 'in-request', 'before-answer', 'in-answer'] as const;
export type Break = (typeof breaks)[number];

interface NetworkProxyOptions {
  /** Decides for each request, by its path, where it fails, if at all. */
  breakAt?: (path: string) => Break | null;
  /** How many bytes of a partial chunk are passed on. */
  part?: (length: number) => number;
}

const half = (length: number) => Math.floor(length / 2);

/** Opens a proxy to the API at this origin, closed after the test. */
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
    /** True from the first bytes of a request to the first of its answer. */
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
    restore() {
      isCut = false;
    },
  };
}
