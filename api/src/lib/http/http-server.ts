import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
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

/**
 * How long a connection that nobody uses is kept when the server stops: a request may be on its way that was sent before the client
 * could know.
 */
const LINGER_MS = 500;
/** How often unused connections are ended after that. */
const SWEEP_MS = 100;

/** `variable` is the environment variable that sets the port. */
interface Address {
  host: string;
  port: number;
  variable?: 'PORT' | 'METRICS_PORT';
}

/** Throws a StartError if the port is in use, before a database is created. */
export async function requireFreePort(address: Address): Promise<void> {
  const server = await listenOn(createServer(), address);
  server.close();
  await once(server, 'close');
}

/**
 * Serves at an address; port 0 is any free one, and `port` is the actual one. `stop` accepts no new connections, answers what is asked
 * on the open ones, tells each that it ends with this answer, and cuts off what takes longer than `graceMs` milliseconds.
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
  return { port, stop: stopperOf(server) };
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

/** Without it a client would go on asking on its open connection, and be cut off in the midst of an answer when the grace ends. */
function stopperOf(server: Server): (graceMs: number) => Promise<void> {
  const connections = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  let isStopping = false;
  server.on('connection', connection => {
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  server.prependListener('request', (_, answer) => {
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
    if (isStopping) makeLast(answer);
  });
  const endUnused = () => {
    server.closeIdleConnections();
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy();
  };
  return async graceMs => {
    const closed = once(server, 'close');
    const end = setTimeout(() => server.closeAllConnections(), graceMs);
    isStopping = true;
    for (const answer of answers) makeLast(answer);
    // Connections are accepted once in each turn of the event loop. Those that are made by now are still served.
    await nextTurn();
    await nextTurn();
    // Not `close` of the HTTP server: it resets idle connections at once, also those on which a request has just arrived.
    TcpServer.prototype.close.call(server);
    await Promise.race([closed, wait(Math.min(LINGER_MS, graceMs))]);
    // What was being sent when the server was stopped, such as a file, leaves its connection open.
    const sweep = setInterval(endUnused, SWEEP_MS);
    endUnused();
    await closed;
    clearInterval(sweep);
    clearTimeout(end);
  };
}

function makeLast(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('Connection', 'close');
}
