import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { REMEMBERED_HEADER, remembered } from '@gangway/shared/contract/office/gate/remembered.ts';
import type { SessionUser } from '@gangway/shared/contract/people/staff.ts';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../gate/testing/temporary-store.ts';
import { createCachedAnswers } from './cached-answers.ts';
import { openStoredUser } from './stored-user.ts';

const user: SessionUser = {
  id: '0b5d3c3e-6c1f-4f0e-9d0a-3f1f6f0a7b11',
  version: 1,
  username: 'gate',
  name: 'Gate Officer',
  avatar: '',
  introduction: '',
  email: null,
  roles: ['gate'],
  permissions: ['boarding.verify'],
  routes: [{ id: 1, pid: 0, path: '/ship', name: 'ship', title: 'Ship', icon: 'ship' }],
  demonstrationPassword: false,
  passwordIsGiven: false,
  secondFactorNeeded: false,
};
const INFO = '/prod-api/sysUser/info';
const USE_TIME = '/prod-api/config/getUseTime';

type FakeAnswer = () => Response | Promise<Response>;
const success = (data: unknown) => Response.json({ code: 200, msg: 'success', data });
const unreached = () => Response.json({ code: 502, msg: '', data: { error: 'network' } }, { status: 502 });

async function workplace(file = join(temporaryFolder(), 'user.json')) {
  const kept = await openStoredUser(file);
  const world = { token: 'token' as string | null, given: (() => success(user)) as FakeAnswer, elapsedMs: 0 };
  const site = createCachedAnswers({
    kept,
    token: () => world.token,
    patienceMs: 20,
    elapsedMs: () => world.elapsedMs,
    countHere: id => (id === 7 ? { gate: '东门', boarded: 40, waiting: 38 } : null),
    forward: async () => world.given(),
  });
  const ask = async (path: string, language = 'en') => {
    const answer = await site.request(path, { headers: { 'Accept-Language': language } });
    const { data } = (await answer.json()) as { data: unknown };
    return { status: answer.status, data };
  };
  return { file, kept, world, ask, site };
}

test('passes on the server’s answer, and caches it for this account only', async () => {
  const { file, ask, kept } = await workplace();
  expect(await ask(INFO)).toEqual({ status: 200, data: user });
  expect(kept.user()).toEqual(user);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each<[string, FakeAnswer]>([
  ['the server is unreachable', unreached],
  ['a proxy alone is reached', () => new Response('<html>', { status: 504 })],
  ['the server does not answer in time', () => new Promise<Response>(() => undefined)],
  ['the answer breaks off', () => Promise.reject(new Error('broken off'))],
])('if %s, the last answer is returned, after a restart too', async (_what, given) => {
  const first = await workplace();
  await first.ask(INFO);
  first.world.given = () => success('until 2027');
  await first.ask(USE_TIME, 'zh');
  const { world, ask } = await workplace(first.file);
  world.given = given;
  expect(await ask(INFO)).toEqual({ status: 200, data: user });
  expect(await ask(USE_TIME, 'zh')).toEqual({ status: 200, data: 'until 2027' });
  expect(await ask(USE_TIME, 'en'), 'in another language if necessary').toMatchObject({
    data: 'until 2027',
  });
});

test('passes on the failure without a cached answer or a session', async () => {
  const { world, ask, kept } = await workplace();
  world.given = unreached;
  expect(await ask(INFO)).toMatchObject({ status: 502, data: { error: 'network' } });
  await kept.storeUser(user);
  world.token = null;
  expect(await ask(INFO)).toMatchObject({ status: 502 });
});

test('passes on an answer that ends the session', async () => {
  const { world, ask } = await workplace();
  await ask(INFO);
  world.given = () => Response.json({ code: 401, msg: 'No.', data: null }, { status: 401 });
  expect(await ask(INFO)).toEqual({ status: 401, data: null });
});

test('does not cache invalid answers or answers to another token', async () => {
  const { world, ask, kept } = await workplace();
  world.given = () => success(null);
  await ask(INFO);
  world.given = () => {
    world.token = 'of another session';
    return success(user);
  };
  await ask(INFO);
  expect(kept.user()).toBeNull();
});

test('passes on an answer during shutdown without caching it', async () => {
  const { file, ask, kept } = await workplace();
  await kept.close();
  expect(await ask(INFO)).toEqual({ status: 200, data: user });
  expect(() => readFileSync(file)).toThrow('ENOENT');
});

test('keeps the departure board’s last answer while the station runs, for the session that requested it', async () => {
  const { world, ask, file } = await workplace();
  const BOARD = '/prod-api/office/gate/departures/7';
  const unreachedAnswer = { status: 502, data: { error: 'network' } };
  world.given = unreached;
  expect(await ask(BOARD), 'nothing yet').toEqual(unreachedAnswer);
  world.given = () => success({ sold: 400, missing: [{ passengerName: 'Aminah Yusof' }] });
  await ask(BOARD);
  world.given = unreached;
  expect(await ask(BOARD)).toMatchObject({ status: 200, data: { sold: 400 } });
  expect(await ask('/prod-api/office/gate/departures/8')).toEqual(unreachedAnswer);
  world.given = () => Response.json({ code: 403, msg: 'No.', data: null }, { status: 403 });
  expect(await ask(BOARD), 'a refusal is passed on').toEqual({ status: 403, data: null });
  world.given = unreached;
  world.token = 'of another session';
  expect(await ask(BOARD)).toEqual(unreachedAnswer);
  expect(() => readFileSync(file), 'names are not on the disk').toThrow('ENOENT');
});

test('adds its age and this gate’s own count to a cached answer, and not to a fresh one', async () => {
  const { world, site } = await workplace();
  const notesOf = async (path: string) => {
    const answer = await site.request(path, { headers: { 'Accept-Language': 'en' } });
    const header = answer.headers.get(REMEMBERED_HEADER);
    return header === null ? null : remembered.parse(JSON.parse(decodeURIComponent(header)));
  };
  const board = (id: number) => `/prod-api/office/gate/departures/${id}`;
  world.given = () => success({ sold: 400 });
  expect([await notesOf(board(7)), await notesOf(board(8))]).toEqual([null, null]);
  world.given = unreached;
  world.elapsedMs = 90_000;
  expect(await notesOf(board(7))).toEqual({
    ageMs: 90_000,
    here: { gate: '东门', boarded: 40, waiting: 38 },
  });
  world.elapsedMs = 180_000;
  expect(await notesOf(board(8)), 'and grows older').toEqual({ ageMs: 180_000, here: null });
});

test('keeps a deleted user deleted, and reads an invalid file as no user', async () => {
  const { file, ask, kept } = await workplace();
  await ask(INFO);
  await kept.forget();
  expect(kept.user()).toBeNull();
  expect(() => readFileSync(file)).toThrow('ENOENT');
  writeFileSync(file, '{"user":{"permissions":["boarding.override"]}}');
  expect((await openStoredUser(file)).user()).toBeNull();
});
