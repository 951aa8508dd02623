import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../station/lib/clock.ts';
import { createFileVault } from '../station/session/file-vault.ts';
import { openStation, type Station } from '../station/station.ts';
import { type Kiosk, startKiosk } from './kiosk.ts';

let folder: string;
let station: Station;
let kiosk: Kiosk;
let apiUrl: string;
let stopApi: () => void;
let loggedOut: string[];
const faults: unknown[] = [];

async function startApi() {
  loggedOut = [];
  const api = new Hono()
    .post('/prod-api/sysUser/login', async c => {
      const { username, password } = await c.req.json();
      return username === 'gate' && password === 'right'
        ? c.json({ code: 200, msg: 'success', data: 'token-of-gate' })
        : c.json({ code: 400, msg: 'No such account.', data: { error: 'wrong-credentials' } }, 400);
    })
    .get('/prod-api/sysUser/logout', c => {
      loggedOut.push(c.req.header('X-Token') ?? '');
      return c.json({ code: 200, msg: 'success', data: null });
    })
    .get('/prod-api/orders/:number/tickets.pdf', c =>
      c.body(`%PDF-1.7 of ${c.req.header('X-Token')}`, 200, { 'Content-Type': 'application/pdf' }),
    )
    .get('/prod-api/sysUser/info', c =>
      c.json({ code: 200, msg: '', data: c.req.header('X-Token') ?? null }),
    );
  apiUrl = await new Promise<string>(resolve => {
    const server = serve({ fetch: api.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    );
    stopApi = () => server.close();
  });
}

const vaultPath = () => join(folder, 'station/token');
const open = () =>
  openStation({
    apiUrl,
    rendererDir: folder,
    vault: createFileVault(vaultPath()),
    dataDir: join(folder, 'station'),
    clock: systemClock,
    about: { version: '1.2.3', shell: 'kiosk' },
    report: fault => faults.push(fault),
  });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gangway-kiosk-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>page</title>');
  faults.length = 0;
  await startApi();
  station = await open();
  kiosk = await startKiosk(station, 0);
});

afterEach(async () => {
  await kiosk.stop();
  await station.close();
  stopApi();
  await rm(folder, { recursive: true });
  expect(faults).toEqual([]);
});

/** A browser that was admitted by a link: its origin, and requests with its cookie. */
async function enter() {
  const link = new URL(kiosk.link());
  const answer = await fetch(link, { redirect: 'manual' });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, link.origin), { ...init, headers: { Cookie: cookie, ...init.headers } });
  const invoke = async (channel: string, input?: unknown) => {
    const answer = await ask(`/bridge/${channel}`, { method: 'POST', body: JSON.stringify({ input }) });
    return (await answer.json()) as { ok: boolean; value?: unknown };
  };
  return { origin: link.origin, answer, ask, invoke };
}

test('admits one browser once by a link, with a cookie limited to this page', async () => {
  const link = kiosk.link();
  const first = await fetch(link, { redirect: 'manual' });
  expect(first.status).toBe(302);
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly.*SameSite=Strict/);
  expect((await fetch(link, { redirect: 'manual' })).status).toBe(403);
  const unused = kiosk.link();
  kiosk.link();
  expect((await fetch(unused, { redirect: 'manual' })).status, 'only the newest link works').toBe(403);
});

test('keeps an idle connection open longer than an officer pauses', async () => {
  const { ask } = await enter();
  const [, seconds] = /timeout=(\d+)/.exec((await ask('/')).headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(60);
});

test('refuses requests without the cookie, from another page or with another host name', async () => {
  const { origin, ask } = await enter();
  for (const path of ['/', '/prod-api/sysUser/info', '/bridge/events'])
    expect((await fetch(origin + path)).status).toBe(403);
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/', { headers: { Origin: 'http://evil.example' } })).status).toBe(403);
  expect((await fetch(origin.replace('127.0.0.1', 'localhost'))).status).toBe(403);
});

test('stores the token in the station at sign-in, and keeps it over a restart', async () => {
  const { ask, invoke } = await enter();
  expect(await invoke('session.state')).toEqual({ ok: true, value: { signedIn: false } });
  const signedIn = await invoke('session.signIn', { username: 'gate', password: 'right', language: 'en' });
  expect(signedIn).toEqual({ ok: true, value: { ok: true } });
  expect(await (await ask('/prod-api/sysUser/info')).json()).toMatchObject({ data: 'token-of-gate' });
  expect((await stat(vaultPath())).mode & 0o777).toBe(0o600);

  await kiosk.stop();
  await station.close();
  station = await open();
  kiosk = await startKiosk(station, 0);
  const later = await enter();
  expect(await later.invoke('session.state')).toEqual({ ok: true, value: { signedIn: true } });
  expect(await later.invoke('session.signOut')).toEqual({ ok: true, value: null });
  expect(loggedOut).toEqual(['token-of-gate']);
  await expect(stat(vaultPath())).rejects.toThrow('ENOENT');
});

test('returns the server’s answer to wrong credentials', async () => {
  const { invoke } = await enter();
  const answer = await invoke('session.signIn', { username: 'gate', password: 'no', language: 'en' });
  expect(answer.value).toEqual({
    ok: false,
    message: 'No such account.',
    failure: 'wrong-credentials',
    fields: {},
  });
});

test('signs out without a server', async () => {
  const { invoke } = await enter();
  await invoke('session.signIn', { username: 'gate', password: 'right', language: 'en' });
  stopApi();
  const again = await invoke('session.signIn', { username: 'gate', password: 'right', language: 'en' });
  expect(again.value).toMatchObject({ ok: false, failure: 'network' });
  expect(await invoke('session.signOut')).toEqual({ ok: true, value: null });
  expect(await invoke('session.state')).toEqual({ ok: true, value: { signedIn: false } });
});

test('refuses unknown channels without details', async () => {
  const { invoke } = await enter();
  for (const [channel, input] of [
    ['session.token', undefined],
    ['constructor', undefined],
    ['session.signIn', { username: 'gate' }],
    ['session.state', { any: 'thing' }],
  ] as const)
    expect(await invoke(channel, input)).toMatchObject({ ok: false, error: { code: 'refused' } });
});

test('serves a document to the admitted browser only, framed by this page only, until sign-out', async () => {
  const { origin, ask, invoke } = await enter();
  const order = { document: { kind: 'tickets', order: 'SC4F7K2M9Q' }, language: 'en' };
  expect(await invoke('documents.show', order)).toMatchObject({ value: { failure: 'not-signed-in' } });
  await invoke('session.signIn', { username: 'gate', password: 'right', language: 'en' });
  const { value } = await invoke('documents.show', order);
  const { by, address } = value as { by: string; address: string };
  expect(by).toBe('page');
  expect(address).not.toContain('token-of-gate');
  expect((await fetch(origin + address)).status).toBe(403);
  const answer = await ask(address);
  expect(await answer.text()).toBe('%PDF-1.7 of token-of-gate');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'");
  expect((await ask('/')).headers.get('content-security-policy')).toContain("frame-src 'self'");
  for (const other of [
    { kind: 'tickets', order: '../sysUser/info' },
    { kind: 'file', path: '/etc/passwd' },
  ])
    expect(await invoke('documents.show', { ...order, document: other })).toMatchObject({
      ok: false,
      error: { code: 'refused' },
    });
  await invoke('session.signOut');
  expect((await ask(address)).status).toBe(404);
});

test('sends the station’s events to the page', async () => {
  const { ask, invoke } = await enter();
  const stream = await ask('/bridge/events');
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  await invoke('session.signIn', { username: 'gate', password: 'right', language: 'en' });
  let received = '';
  while (!received.includes('session.changed')) received += (await reader?.read())?.value ?? '';
  expect(received).toContain('data: {"signedIn":true}');
  await reader?.cancel();
});
