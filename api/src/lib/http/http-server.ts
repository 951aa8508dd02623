import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { reasonOf, StartError } from '../process/start-error.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/**
 * How many connections may wait to be accepted; the kernel caps it (`net.core.somaxconn`). With Node's default of 511, some
 * buyers in a flash sale could not connect.
 */
const WAITING_CONNECTIONS = 4096;

/**
 * How long an idle connection stays open: longer than a proxy keeps it (nginx: 60 s), so that no request is sent on a connection
 * that is just being closed (with Node's 5 s such requests were lost), and longer than the pauses of a gate on a slow link.
 */
const IDLE_CONNECTION_MS = 75_000;

/** `variable` is the environment variable that sets the port. */
interface Address {
  host: string;
  port: number;
  variable?: 'PORT' | 'METRICS_PORT';
}

/** Throws a StartError if the port is in use, before a database is created. */
export async function requireFreePort(address: Address): Promise<void> {
  await close(await listenOn(createServer(), address), 0);
}

/**
 * Serves at an address; port 0 is any free one, and `port` is the actual one. `stop` accepts no new requests and gives
 * those in flight `graceMs` milliseconds to end.
 */
export async function listen(
  fetch: Fetch,
  address: Address,
): Promise<{ port: number; stop(graceMs: number): Promise<void> }> {
  const server = await listenOn(
    createServer({ keepAliveTimeout: IDLE_CONNECTION_MS }, getRequestListener(fetch)),
    address,
  );
  const { port } = server.address() as AddressInfo;
  return { port, stop: graceMs => close(server, graceMs) };
}

async function listenOn(server: Server, { host, port, variable = 'PORT' }: Address): Promise<Server> {
  try {
    server.listen({ port, host, backlog: WAITING_CONNECTIONS });
    await once(server, 'listening');
    return server;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const sentence =
      code === 'EADDRINUSE'
        ? `Port ${port} is taken by another program: choose another one, for example ${variable}=${port + 1} npm start.`
        : `Gangway cannot listen on ${host} port ${port} (${reasonOf(error)}): set ${variable} or ${variable.replace('PORT', 'HOST')}.`;
    throw new StartError(sentence, { cause: error });
  }
}

async function close(server: Server, graceMs: number): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  const end = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(end);
}
