import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { GATE_EVENT } from '@gangway/shared/contract/office/gate/gate.ts';
import { KNOWN_DEVICE_HEADER } from '@gangway/shared/contract/people/staff.ts';
import { serve } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { onTestFinished } from 'vitest';
import { type FakeServer, failure, success } from './fake-server.ts';

/** The request with its uncompressed body. */
async function unpacked(request: Request): Promise<Request> {
  if (request.headers.get('Content-Encoding') !== 'gzip') return request;
  const body = new Uint8Array(gunzipSync(await request.arrayBuffer()));
  return new Request(request.url, { method: request.method, headers: request.headers, body });
}

/** The duration of a staff session. */
export const SHIFT_MS = 12 * 3_600_000;

type Answer = (c: Context) => Response | undefined | Promise<Response | undefined>;

export type FakeApi = Awaited<ReturnType<typeof startFakeApi>>;

/** The API of a fake server on the loopback address, whose network can be cut and restored. */
export async function startFakeApi(server: FakeServer, tokens: Map<string, object>) {
  const streams = new Set<() => void>();
  const calls: string[] = [];
  const shownDevices: (string | null)[] = [];
  let instead: Answer = () => undefined;
  let listening: Server | undefined;
  let port = 0;

  const user = (c: Context) => tokens.get(c.req.header('X-Token') ?? '');
  const app = new Hono()
    .use(async (c, next) => {
      calls.push(c.req.path.replace('/prod-api/', ''));
      const other = await instead(c);
      if (other) return other;
      if (!c.req.path.endsWith('/login') && !user(c)) return c.json(failure(401, 'not-signed-in'), 401);
      await next();
    })
    .post('/prod-api/sysUser/login', async c => {
      const { username } = await c.req.json<{ username: string }>();
      shownDevices.push(c.req.header(KNOWN_DEVICE_HEADER) ?? null);
      c.header(KNOWN_DEVICE_HEADER, `known to ${username}`);
      return c.json(success(`token-of-${username}`));
    })
    .get('/prod-api/sysUser/logout', c => c.json(success(null)))
    .get('/prod-api/sysUser/info', c => c.json(success(user(c))))
    .get('/prod-api/config/getUseTime', c => c.json(success(`until ${c.req.header('Accept-Language')}`)))
    .post('/prod-api/office/stations/enrol', c => c.json(success({})))
    .post('/prod-api/office/stations/assertion', c => {
      const issuedAt = server.now().toISOString();
      const expiresAt = new Date(server.now().getTime() + SHIFT_MS).toISOString();
      const officerId = '00000000-0000-4000-8000-000000000001';
      return c.json(success({ officerId, issuedAt, expiresAt, assertion: 'of the fake server' }));
    })
    .post('/prod-api/office/gate/scans', async c => c.json(success(server.takeScans(await c.req.json()))))
    .post('/prod-api/office/gate/sync', async c => c.json(success(server.sync(await c.req.json()))))
    .get('/prod-api/office/gate/events', c =>
      streamSSE(c, async stream => {
        const over = Promise.withResolvers<void>();
        const publish = () => void stream.writeSSE({ event: GATE_EVENT, data: '' });
        streams.add(publish);
        stream.onAbort(over.resolve);
        await stream.writeSSE({ event: 'beat', data: '' });
        await over.promise;
        streams.delete(publish);
      }),
    );

  async function restore(): Promise<void> {
    listening = serve({
      fetch: async request => app.fetch(await unpacked(request)),
      hostname: '127.0.0.1',
      port,
    }) as Server;
    await once(listening, 'listening');
    port = (listening.address() as AddressInfo).port;
  }
  async function cut(): Promise<void> {
    const closed = listening?.listening ? once(listening, 'close') : null;
    listening?.close();
    listening?.closeAllConnections();
    await closed;
  }

  await restore();
  onTestFinished(cut);
  return {
    url: `http://127.0.0.1:${port}`,
    /** The signed-in users. */
    tokens,
    /** Requested paths, in order. */
    calls,
    /** The device tokens that logins sent. */
    shownDevices,
    /** Closes the port, so that nothing answers. */
    cut,
    restore,
    /** Overrides answers for which this returns one. */
    answerInstead(answer: Answer): void {
      instead = answer;
    },
    /** Sends an event of another gate. */
    tellStreams(): void {
      for (const publish of streams) publish();
    },
    streams: () => streams.size,
  };
}
