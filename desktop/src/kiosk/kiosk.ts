import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Station } from '../station/station.ts';
import { createEntryLinks } from './entry-links.ts';
import { createKioskSite } from './kiosk-site.ts';

const LOOPBACK = '127.0.0.1';

/** Longer than an officer pauses between two calls, so that no call is sent on a connection that is closed at that moment. */
const IDLE_CONNECTION_MS = 75_000;

export interface Kiosk {
  /** A link that admits one browser, once. */
  link(): string;
  stop(): Promise<void>;
}

/** Serves a station's page on the loopback address; port 0 is any free one. */
export async function startKiosk(station: Station, port: number): Promise<Kiosk> {
  const links = createEntryLinks(randomBytes);
  const host = (): string => `${LOOPBACK}:${(server.address() as AddressInfo).port}`;
  const server = createServer(
    { keepAliveTimeout: IDLE_CONNECTION_MS },
    getRequestListener(createKioskSite(station, links, host).fetch),
  );
  server.listen(port, LOOPBACK);
  await once(server, 'listening');
  return {
    link: () => `http://${host()}/enter?key=${links.issue()}`,
    async stop() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
