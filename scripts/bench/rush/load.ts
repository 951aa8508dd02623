import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A server's answer to a request. */
export interface Answer {
  index: number;
  status: number;
  milliseconds: number;
}

export interface Load {
  url: string;
  connections: number;
  /** The bytes of the request with this number; undefined ends the connection's work. */
  request(index: number): Buffer | undefined;
}

/**
 * Keeps a number of connections busy, each with one request at a time, until there are no more requests. It uses bare
 * sockets, so that the load generator needs little of the processor that it shares with the server.
 */
export async function sendLoad({ url, connections, request }: Load): Promise<{
  answers: Answer[];
  seconds: number;
}> {
  const { hostname, port } = new URL(url);
  const sockets = await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect({
        host: hostname === 'localhost' ? '127.0.0.1' : hostname,
        port: Number(port),
        noDelay: true,
      });
      await once(socket, 'connect');
      return socket;
    }),
  );
  const answers: Answer[] = [];
  let next = 0;
  const begun = performance.now();
  await Promise.all(
    sockets.map(socket =>
      converse(
        socket,
        () => {
          const index = next;
          const bytes = request(index);
          if (bytes) next++;
          return bytes && { index, bytes };
        },
        answers,
      ),
    ),
  );
  const seconds = (performance.now() - begun) / 1_000;
  for (const socket of sockets) socket.destroy();
  return { answers, seconds };
}

/** Sends one request after the other, until there are no more. */
function converse(
  socket: Socket,
  take: () => { index: number; bytes: Buffer } | undefined,
  answers: Answer[],
): Promise<void> {
  return new Promise((resolve, reject) => {
    let sent = 0;
    let current: { index: number; bytes: Buffer } | undefined;
    let received: Buffer[] = [];
    const send = () => {
      current = take();
      if (!current) return resolve();
      sent = performance.now();
      socket.write(current.bytes);
    };
    socket.on('data', chunk => {
      received.push(chunk);
      const bytes = received.length === 1 ? chunk : Buffer.concat(received);
      const status = statusOfWhole(bytes);
      if (status === undefined || !current) return;
      received = [];
      answers.push({ index: current.index, status, milliseconds: performance.now() - sent });
      send();
    });
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    send();
  });
}

/** The status of a completely received answer. */
function statusOfWhole(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1];
  const whole =
    length === undefined
      ? bytes.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
      : bytes.length >= end + 4 + Number(length);
  return whole ? Number(head.slice(9, 12)) : undefined;
}

/** The bytes of a POST request with JSON. */
export function postOf(path: string, body: unknown, headers: Record<string, string> = {}): Buffer {
  const text = Buffer.from(JSON.stringify(body));
  const lines = Object.entries({
    Host: 'localhost',
    'Content-Type': 'application/json',
    'Content-Length': String(text.length),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}`);
  return Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`), text]);
}

/** The bytes of a GET request. */
export const getOf = (path: string): Buffer => Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
