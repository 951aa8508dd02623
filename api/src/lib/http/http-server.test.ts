import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { listen } from './http-server.ts';

test('keeps an idle connection open longer than a proxy uses it', async () => {
  const { port, stop } = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 });
  onTestFinished(() => stop(0));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, resolve).on('error', reject);
  });
  answer.resume();
  const [, seconds] = /timeout=(\d+)/.exec(String(answer.headers['keep-alive'])) ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

const REQUEST = 'GET / HTTP/1.1\r\nHost: gangway\r\n\r\n';
const GRACE_MS = 5_000;

/** A connection at whose other end nobody has read yet. */
function knock(port: number): Socket {
  const socket = connect({ host: '127.0.0.1', port });
  onTestFinished(() => void socket.destroy());
  return socket;
}

test('answers a request that was sent on an open connection while the server stops, and ends the connection', async () => {
  const { port, stop } = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 });
  const socket = knock(port);
  socket.write(REQUEST);
  await once(socket, 'data');
  socket.write(REQUEST);
  const stopped = stop(GRACE_MS);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close\r\n.*here$/is);
  await stopped;
});

test('answers a request on a connection that was not accepted yet when the server stops', async () => {
  const { port, stop } = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 });
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const client = new Worker(
    `const { port, connected } = require('node:worker_threads').workerData;
     const socket = require('node:net').connect({ host: '127.0.0.1', port }, () => {
       Atomics.store(connected, 0, 1);
       Atomics.notify(connected, 0);
       socket.write(${JSON.stringify(REQUEST)});
     });
     const end = answer => require('node:worker_threads').parentPort.postMessage(answer);
     require('node:stream/consumers').text(socket).then(end, end);`,
    { eval: true, workerData: { port, connected } },
  );
  onTestFinished(async () => void (await client.terminate()));
  // This thread, which would accept it, does nothing else meanwhile.
  expect(Atomics.wait(connected, 0, 0, GRACE_MS)).toBe('ok');
  const stopped = stop(GRACE_MS);
  const [answer] = await once(client, 'message');
  expect(answer).toContain('here');
  await stopped;
});

test('tells whoever waits for an answer while the server stops that the connection ends with it', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { port, stop } = await listen(() => promise, { host: '127.0.0.1', port: 0 });
  const socket = knock(port);
  socket.write(REQUEST);
  await new Promise(later => setTimeout(later, 100));
  const stopped = stop(GRACE_MS);
  resolve(new Response('here'));
  expect(await text(socket)).toMatch(/connection: close\r\n.*here$/is);
  await stopped;
});

test('does not wait for connections on which nothing is asked', async () => {
  const { port, stop } = await listen(() => new Response('here'), { host: '127.0.0.1', port: 0 });
  const [silent, idle] = [knock(port), knock(port)];
  idle.write(REQUEST);
  await Promise.all([once(silent, 'connect'), once(idle, 'data')]);
  const begun = performance.now();
  await stop(GRACE_MS);
  expect(performance.now() - begun).toBeLessThan(GRACE_MS / 2);
});

test('ends a request that takes longer than the grace', async () => {
  const { port, stop } = await listen(() => new Promise<Response>(() => {}), { host: '127.0.0.1', port: 0 });
  const socket = knock(port);
  socket.write(REQUEST);
  await new Promise(later => setTimeout(later, 100));
  await stop(200);
  expect(await text(socket)).toBe('');
});
