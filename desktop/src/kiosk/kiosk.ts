import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import type { Station } from '../station/station.ts';
import { createBridgeRoutes } from './bridge-routes.ts';
import { createEntryLinks, type EntryLinks } from './entry-links.ts';

const LOOPBACK = '127.0.0.1';

/**
 * Longer than an officer pauses between two calls, so that no call is sent on a connection that is just being closed.
 */
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

const COOKIE = 'gangway-kiosk';

/**
 * The station behind a loopback page. Any program and any web page on this machine can reach the port, so requests
 * without the link's cookie, from another page or with another host name (DNS rebinding) are refused.
 */
function createKioskSite(station: Station, links: EntryLinks, host: () => string): Hono {
  return new Hono()
    .use(onlyUnderItsOwnName(host))
    .get('/enter', c => {
      const cookie = links.redeem(c.req.query('key') ?? '');
      if (!cookie) return c.text('This link was used already, or is not the newest one.', 403);
      setCookie(c, COOKIE, cookie, { httpOnly: true, sameSite: 'Strict', path: '/' });
      return c.redirect('/');
    })
    .use(async (c, next) => {
      if (!links.isKnown(getCookie(c, COOKIE)))
        throw new HTTPException(403, { message: 'Open the link that the kiosk printed.' });
      await next();
    })
    .route('/', createBridgeRoutes(station))
    .route('/', station.site);
}

function onlyUnderItsOwnName(host: () => string): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    if (c.req.header('Host') !== host() || (origin !== undefined && origin !== `http://${host()}`))
      throw new HTTPException(403, { message: 'This page answers under its own address only.' });
    await next();
  };
}
