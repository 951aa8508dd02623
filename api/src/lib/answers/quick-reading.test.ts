import type { Context } from 'hono';
import { Hono } from 'hono';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AppEnv, Deps } from '../http/context.ts';
import { createIds } from '../ids.ts';
import { createLog } from '../process/log.ts';
import { packable } from './packable.ts';
import { quickReading } from './quick-reading.ts';

const clock = { now: () => new Date('2026-11-20T02:00:00.000Z') };
const deps = { clock, ids: createIds(clock), log: createLog('silent'), env: {} } as unknown as Deps;
const LONG = 'x'.repeat(2_000);
const known = (text: string) => ({ route: '/', status: 200, body: packable(text), headers: {} });
const find = vi.fn<(c: Context<AppEnv>) => Promise<ReturnType<typeof known> | undefined> | undefined>();
const app = new Hono<AppEnv>().use(quickReading(deps, find)).all('/', c => c.text('made'));
beforeEach(() => void find.mockReset().mockResolvedValue(known(LONG)));

const ask = async (init?: RequestInit, path = '/') => (await app.request(path, init)).text();

test('a known answer is given without the normal route', async () => {
  expect(await ask()).toBe(LONG);
});

test.each([
  ['unknown', undefined],
  ['too short to be compressed', known('x')],
])('the normal route makes an answer that is %s', async (_, answer) => {
  find.mockResolvedValue(answer);
  expect(await ask()).toBe('made');
});

test('the normal route reports a failure', async () => {
  find.mockRejectedValue(new Error('away'));
  expect(await ask()).toBe('made');
});

test('a request with the key of an order takes the normal route', async () => {
  expect(await ask({}, '/?key=k')).toBe('made');
});

test.each([
  ['with a session', { headers: { 'X-Token': 't' } }],
  ['about an order', { headers: { 'X-Order-Token': 't' } }],
  ['of a workplace', { headers: { 'X-Station': 's' } }],
  ['with a condition', { headers: { 'If-None-Match': '"t"' } }],
  ['for another encoding', { headers: { 'Accept-Encoding': 'deflate' } }],
  ['that writes', { method: 'POST' }],
])('a request %s takes the normal route', async (_, init) => {
  expect(await ask(init)).toBe('made');
  expect(find).not.toHaveBeenCalled();
});
