import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_DATE_HEADER } from '@gangway/shared/contract/office/gate/server-date.ts';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLocalSite } from './local-site.ts';
import { openStoredUser, type StoredUser } from './session/stored-user.ts';

let folder: string;
let token: string | null = null;
let lastRequest: Request | undefined;
let stopApi: () => void;
let breakOff: () => void;
let kept: StoredUser;
let site: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-site-'));
  await mkdir(join(folder, 'renderer/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.json'), '{}');
  await writeFile(join(folder, 'renderer/index.html'), '<!doctype html><title>page</title>');
  await writeFile(join(folder, 'renderer/assets/app-1.js'), 'export {}');
  await writeFile(join(folder, 'renderer/notes.txt'), 'nothing of ours');
  const api = new Hono()
    .all('/prod-api/echo', async c => {
      lastRequest = c.req.raw.clone();
      c.header('Set-Cookie', 'a=b');
      c.header('X-Gangway-Rows', '7');
      return c.text(await c.req.text());
    })
    .get('/prod-api/:kind{stream|events}', c => {
      const type = c.req.param('kind') === 'events' ? 'text/event-stream' : 'text/csv';
      const first = new TextEncoder().encode('first');
      return new Response(
        new ReadableStream({
          start(controller) {
            controller.enqueue(first);
            breakOff = () => controller.error(new Error('broken off'));
          },
        }),
        { headers: { 'Content-Type': type } },
      );
    })
    .get('/media/ship.jpg', c => c.body('jpg', 200, { 'Content-Type': 'image/jpeg' }));
  const apiUrl = await new Promise<string>(resolve => {
    const server = serve({ fetch: api.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    stopApi = () => server.close();
  });
  kept = await openStoredUser(join(folder, 'user.json'));
  site = createLocalSite({
    apiUrl,
    rendererDir: join(folder, 'renderer'),
    token: () => token,
    kept,
    elapsedMs: () => 0,
  });
});

beforeEach(() => {
  token = null;
  lastRequest = undefined;
});

afterAll(async () => {
  stopApi();
  await rm(folder, { recursive: true });
});

describe('calls of the API', () => {
  test('carry the station’s token and only headers that a page may set', async () => {
    token = 'the-token';
    const answer = await site.request('/prod-api/echo?page=2', {
      method: 'POST',
      body: '{"a":1}',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-1234',
        'If-Match': '3',
        Cookie: 'language=ko',
        'X-Token': 'of the page',
        'X-Forwarded-For': '1.2.3.4',
      },
    });
    expect(await answer.text()).toBe('{"a":1}');
    expect(new URL(lastRequest?.url ?? '').search).toBe('?page=2');
    expect(lastRequest?.headers.get('x-token')).toBe('the-token');
    expect(lastRequest?.headers.get('idempotency-key')).toBe('key-1234');
    expect(lastRequest?.headers.get('if-match')).toBe('3');
    for (const name of ['cookie', 'x-forwarded-for']) expect(lastRequest?.headers.get(name)).toBeNull();
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('x-gangway-rows')).toBe('7');
    expect(Date.parse(answer.headers.get(SERVER_DATE_HEADER) ?? '')).toBeGreaterThan(0);
  });

  test('carry no token header when there is no token (R62)', async () => {
    await site.request('/prod-api/echo', { headers: { 'X-Token': 'of the page' } });
    expect(lastRequest?.headers.has('x-token')).toBe(false);
  });

  test('that cannot reach the API fail as a network error', async () => {
    const alone = createLocalSite({
      apiUrl: 'http://127.0.0.1:9',
      rendererDir: folder,
      token: () => null,
      kept,
      elapsedMs: () => 0,
    });
    const answer = await alone.request('/prod-api/echo');
    expect(answer.status).toBe(502);
    expect(answer.headers.has(SERVER_DATE_HEADER), 'the server’s time is not that of this computer').toBe(
      false,
    );
    expect(await answer.json()).toEqual({ code: 502, msg: '', data: { error: 'network' } });
  });

  test('that stream end quietly with the page, and abort with the API', async () => {
    const leaving = new AbortController();
    const left = (await site.request('/prod-api/stream', { signal: leaving.signal })).body?.getReader();
    await left?.read();
    leaving.abort();
    expect(await left?.read()).toEqual({ done: true, value: undefined });

    const broken = (await site.request('/prod-api/stream')).body?.getReader();
    await broken?.read();
    breakOff();
    await expect(broken?.read()).rejects.toThrow();
  });

  test('that stream events end when the API aborts, so that the listener reconnects', async () => {
    const events = (await site.request('/prod-api/events')).body?.getReader();
    await events?.read();
    breakOff();
    expect(await events?.read()).toEqual({ done: true, value: undefined });
  });

  test('pictures come from the API too', async () => {
    expect(await (await site.request('/media/ship.jpg')).text()).toBe('jpg');
    expect((await site.request('/media/ship.jpg', { method: 'POST' })).status).toBe(404);
  });
});

describe('the page', () => {
  test('is served at every address of a screen, without caching', async () => {
    for (const path of ['/', '/login', '/ship/shipOrder']) {
      const answer = await site.request(path);
      expect(await answer.text()).toContain('<title>page</title>');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('built files may be cached', async () => {
    const answer = await site.request('/assets/app-1.js');
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  test.each([
    '/../secret.json',
    '/%2e%2e/secret.json',
    '/..%2fsecret.json',
    '/%252e%252e%252fsecret.json',
    '/assets/..%5c..%5c..%5csecret.json',
    '/%00.json',
    '/%E0%A4%A.json',
    '/assets/none.js',
    '/notes.txt',
  ])('%s is not found', async path => {
    expect((await site.request(`http://127.0.0.1${path}`)).status).toBe(404);
  });

  test('is served for GET only', async () => {
    expect((await site.request('/login', { method: 'POST' })).status).toBe(404);
  });

  test('may load only files of the app', async () => {
    const policy = (await site.request('/')).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe-eval');
  });
});
